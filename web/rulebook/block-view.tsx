// A block of a rulebook on the screen: a rule with its id, a paragraph, a list or a table.

import type { ReactNode } from 'react'
import { type Block, type Piece, piecesOf, type Rule } from './parse.ts'
import { cutAt } from './search.ts'

/** What all blocks need to know of the reader. */
export interface Reading {
  /** What is searched for; matches are marked. */
  readonly words: readonly string[]
  /** The rules there are: references to others are no links. */
  readonly known: ReadonlySet<string>
  /** The rule that the book was opened at. */
  readonly open: string | undefined
  readonly onRule: (rule: string) => void
  /** The address of a rule, for those who open it in another tab. */
  readonly hrefOf: (rule: string) => string
}

interface InReading {
  readonly reading: Reading
}

export const BlockView = ({ block, reading }: InReading & { readonly block: Block }): ReactNode => {
  switch (block.kind) {
    case 'rule':
      return <RuleView rule={block} reading={reading} />
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} reading={reading} />
        </p>
      )
    case 'list': {
      const entries = <Entries entries={block.entries} reading={reading} />
      return block.isOrdered ? <ol className="points">{entries}</ol> : <ul className="points">{entries}</ul>
    }
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  <Line text={cell} reading={reading} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, n) => (
                  <td key={block.head[n]}>
                    <Line text={cell} reading={reading} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

const RuleView = ({ rule, reading }: InReading & { readonly rule: Rule }): ReactNode => {
  const isOpen = rule.id === reading.open
  return (
    <article className={isOpen ? 'rule-entry open' : 'rule-entry'} data-rule={rule.id} id={rule.id}>
      <h3>
        <RuleLink className="rule" id={rule.id} isCurrent={isOpen} reading={reading} />
        <span>
          <Marked text={rule.title} reading={reading} />
        </span>
      </h3>
      <p>
        <Line text={rule.text} reading={reading} />
      </p>
      {rule.points.length === 0 ? null : (
        <ul className="points">
          <Entries entries={rule.points} reading={reading} />
        </ul>
      )}
    </article>
  )
}

const Entries = ({ entries, reading }: InReading & { readonly entries: readonly string[] }): ReactNode =>
  entries.map((text) => (
    <li key={text}>
      <Line text={text} reading={reading} />
    </li>
  ))

const Line = ({ text, reading }: InReading & { readonly text: string }): ReactNode =>
  piecesOf(text).map((piece) => <PieceView key={piece.at} piece={piece} reading={reading} />)

const PieceView = ({ piece: { kind, text }, reading }: InReading & { readonly piece: Piece }): ReactNode => {
  const words = <Marked text={text} reading={reading} />
  if (kind === 'bold') return <b>{words}</b>
  if (kind === 'code') return <code>{words}</code>
  if (kind === 'words' || !reading.known.has(text)) return words
  return <RuleLink className="rule-link" id={text} reading={reading} />
}

/** A plain click goes where the book stands; any other as the browser does it. */
const RuleLink = ({
  id,
  className,
  isCurrent = false,
  reading,
}: InReading & { readonly id: string; readonly className: string; readonly isCurrent?: boolean }): ReactNode => (
  <a
    className={className}
    href={reading.hrefOf(id)}
    aria-current={isCurrent ? 'true' : undefined}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      reading.onRule(id)
    }}
  >
    <Marked text={id} reading={reading} />
  </a>
)

/** Text with what is searched for marked in it. */
const Marked = ({ text, reading }: InReading & { readonly text: string }): ReactNode =>
  cutAt(text, reading.words).map((part) => (part.isMatch ? <mark key={part.at}>{part.text}</mark> : part.text))
