// Figures for Prometheus: matches, answers, connections, bots, and the process itself.

import { collectDefaultMetrics, Counter, Gauge, Histogram, type Metric, Registry } from 'prom-client'
import type { BotPool } from '../bots/bot-pool.ts'
import type { Hub } from '../play/hub.ts'
import type { Store } from '../store/store.ts'

/** Seconds; an answer over the network is mostly one write to a disk. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

export class Metrics {
  readonly registry = new Registry()
  private readonly latency = new Histogram({
    name: 'umpire_answer_seconds',
    help: 'From when an answer came until it was written and told.',
    buckets,
    registers: [this.registry],
  })

  /** A person's answer was taken, after so many milliseconds. */
  answered(milliseconds: number): void {
    this.latency.observe(milliseconds / 1000)
  }

  /** What is read when somebody asks for the figures. */
  watch(store: Store, hub: Hub, bots: BotPool): void {
    this.add(
      new Gauge({
        name: 'umpire_matches',
        help: 'Matches in the database.',
        labelNames: ['status'],
        registers: [],
        async collect() {
          for (const [status, count] of Object.entries(await store.counts())) this.set({ status }, count)
        },
      }),
    )
    this.gauge('umpire_live_matches', 'Matches in the memory of this process.', () => hub.stats.live)
    this.counter(
      'umpire_rests_total',
      'How often a match was put away until somebody did something.',
      () => hub.stats.rests,
    )
    this.gauge('umpire_connections', 'Pages that have a match open.', () => hub.stats.connections)
    this.counter('umpire_answers_total', 'Answers of people that were taken.', () => hub.stats.answers)
    this.gauge('umpire_bots_waiting', 'Bots that wait for a thread.', () => bots.stats.waiting)
    this.gauge('umpire_bots_thinking', 'Bots that think.', () => bots.stats.thinking)
    this.counter('umpire_bot_answers_total', 'Answers of bots.', () => bots.stats.answered)
    this.counter('umpire_bot_failures_total', 'Attempts of bots that broke or took too long.', () => bots.stats.failed)
    this.counter('umpire_bot_seconds_total', 'Time that bots have thought.', () => bots.stats.milliseconds / 1000)
  }

  /** The process itself: memory, processor, how long the event loop lags. Costs a little, so only where somebody asks. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry })
  }

  private gauge(name: string, help: string, read: () => number): void {
    this.add(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      }),
    )
  }

  /** What only grows is counted elsewhere; the counter is set to it. */
  private counter(name: string, help: string, read: () => number): void {
    this.add(
      new Counter({
        name,
        help,
        registers: [],
        collect() {
          this.reset()
          this.inc(read())
        },
      }),
    )
  }

  private add(metric: Metric): void {
    this.registry.registerMetric(metric)
  }
}
