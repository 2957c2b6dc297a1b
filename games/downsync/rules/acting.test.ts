// Unit Activations: Stun, squads base by base, Overwatch, moving, special Actions, artillery.

import { describe, expect, test } from 'vitest'
import { type TestTable, testTable } from '../test-table.ts'

/** South's Taskforce; Pings far away keep the Turn and the Round open. */
function acting(
  taskforce: string,
  position: readonly string[],
  options: { readonly [name: string]: string } = {},
): TestTable {
  const pings = ['south ping l at 4 44', 'north ping l at 44 44']
  const table = testTable([...position, ...pings, `stage activate taskforce ${taskforce}, l1`], options)
  const [first = ''] = taskforce.split(', ')
  table.answer(`south: ${first}`)
  return table
}

describe('SC-31 a Stunned vehicle pays before it acts (DS-213)', () => {
  const phantom = ['south phantom at 10 10, stunned', 'north virago at 20 10']

  test('with AP, CP or a token', () => {
    expect(acting('phantom 1', [...phantom, 'cp south 2']).offered()).toEqual(['phantom 1 ap', 'cp', 'phantom 1 cm'])
  })

  test('having paid its AP it may still lock a target for 1 CP', () => {
    const table = acting('phantom 1', [...phantom, 'cp south 2'])
    table.answer('south: phantom 1 ap')
    expect(table.unit('phantom 1').stunned).toBe(false)
    expect(table.offered()).toEqual(['target lock virago 1', 'done'])
  })

  test('having paid a token it may shoot', () => {
    const table = acting('phantom 1', [...phantom, 'cp south 0'])
    table.answer('south: phantom 1 cm')
    expect(table.unit('phantom 1').bases[0]?.cm).toBe(0)
    expect(table.offered()).toContain('double cannon virago 1')
  })

  test('with nothing else to give it pays its AP unasked', () => {
    const table = acting('phantom 1', ['south phantom at 10 10, stunned, cm 0', 'north virago at 40 40', 'cp south 0'])
    expect(table.unit('phantom 1')).toMatchObject({ stunned: false, activated: true })
  })
})

describe('SC-32 a Stunned squad (DS-215)', () => {
  const squad = ['south goliath squad at 10 10 / 10 13 / 10 16, stunned', 'north virago at 20 10', 'cp south 1']

  test('one Command Point frees all of it', () => {
    const table = acting('goliath squad 1', squad)
    table.answer('south: cp')
    expect(table.unit('goliath squad 1')).toMatchObject({ stunned: false, bases: [{ cm: 1 }, { cm: 1 }, { cm: 1 }] })
    expect(table.state().activations[0]?.ap.map(({ points }) => points)).toEqual([1, 1, 1])
    expect(table.asked()).toBe('south team')
  })

  test('or each base pays for itself', () => {
    const table = acting('goliath squad 1', squad)
    table.answer('south: goliath squad 1/1 cm')
    expect(table.offered()).toEqual(['goliath squad 1/2 ap', 'goliath squad 1/2 cm'])
    table.answer('south: goliath squad 1/2 ap', 'south: goliath squad 1/3 ap')
    expect(table.state().activations[0]?.ap.map(({ points }) => points)).toEqual([1, 0, 0])
    expect(table.unit('goliath squad 1').stunned).toBe(false)
  })

  test('by the later text only bases that were hit pay', () => {
    const table = acting(
      'goliath squad 1',
      ['south goliath squad at 10 10 / 10 13 / 10 16, stunned/2', 'north virago at 20 10', 'cp south 0'],
      { stun: 'later' },
    )
    expect(table.offered()).toEqual(['goliath squad 1/2 ap', 'goliath squad 1/2 cm'])
    table.answer('south: goliath squad 1/2 ap')
    expect(table.asked()).toBe('south team')
  })
})

describe('a squad', () => {
  const squad = ['south vector squad at 10 10 / 10 13 / 10 16', 'north seeker team at 20 10, no stealth', 'cp south 0']

  test('acts base by base, each with its own weapons (DS-127, DS-128)', () => {
    const table = acting('vector squad 1', squad)
    expect(table.offered()).toEqual(['team 1', 'team 2', 'team 3', 'overwatch', 'done'])
    table.answer('south: team 3')
    expect(table.offered()).toEqual(['micro artillery seeker team 1', 'move', 'overwatch', 'done'])
    table.dice(1, 1)
    table.answer('south: micro artillery seeker team 1')
    expect(table.offered()).toEqual(['team 1', 'team 2', 'done'])
    table.answer('south: team 1')
    expect(table.refused('south: overwatch')).toBe('a squad takes Overwatch as a whole, first (DS-157)')
  })

  test('takes Overwatch with all its Action Points (DS-157)', () => {
    const table = acting('vector squad 1', squad)
    table.answer('south: overwatch')
    expect(table.unit('vector squad 1')).toMatchObject({ overwatch: true, activated: true })
  })

  test('keeps together after a Move Action of one base (DS-126)', () => {
    const table = acting('vector squad 1', squad)
    table.answer('south: team 1', 'south: move')
    expect(table.refused('south: 10 6')).toContain('DS-126')
    table.answer('south: 10 9.5')
    expect(table.unit('vector squad 1').bases[0]).toMatchObject({ x: 1000, y: 950 })
  })

  test('the Infantry Network fires with the sight of any base (DS-276)', () => {
    const wall = 'terrain building B1 h=3 (13,14) (16,14) (16,18.5) (13,18.5)'
    const sniped = ['south vector squad at 10 6 / 10 10 / 10.5 16', 'north virago at 22 16.5', wall]
    const table = acting('vector squad 1', [...sniped, 'cp south 0'])
    table.answer('south: team 3')
    expect(table.offered()).toContain('micro artillery virago 1')
    const alone = acting('vector squad 1', [
      'south vector squad at - / - / 10.5 16',
      'north virago at 22 16.5',
      wall,
      'cp south 0',
    ])
    expect(alone.refused('south: micro artillery virago 1')).toBe('no line of sight: Building B1 blocks (DS-170)')
  })
})

describe('Move and Overwatch', () => {
  test('staying gives nothing up but the move (DS-155)', () => {
    const table = acting('crusader 1', ['south crusader at 10 10', 'north virago at 20 10'])
    table.answer('south: move', 'south: stay')
    expect(table.refused('south: move')).toBe('it stays where it is (DS-155)')
    table.answer('south: overwatch')
    expect(table.unit('crusader 1')).toMatchObject({ overwatch: true, activated: true })
  })

  test('who patrols keeps watch after its Move Action (DS-261)', () => {
    const table = acting('outrider 1', ['south outrider at 10 10', 'north virago at 40 40'])
    table.answer('south: move', 'south: 14 10')
    expect(table.unit('outrider 1')).toMatchObject({ overwatch: true, activated: true })
  })

  test('by the later text Overwatch ends a reaction (DS-203)', () => {
    const position = [
      'active north',
      'north virago at 40 40',
      'south phantom at 10 10',
      'north ping l at 44 4',
      'stage activate taskforce virago 1, l1',
      'engagement virago 1 2, phantom 1 5',
    ]
    const usual = testTable([...position, 'north tagger at 20 10'])
    usual.answer('south: overwatch')
    expect(usual.offered()).toContain('target lock tagger 1')
    const later = testTable([...position, 'north tagger at 20 10'], { overwatch: 'later' })
    later.answer('south: overwatch')
    expect(later.unit('phantom 1').activated).toBe(true)
  })

  test('a Ping moves and does nothing else (DS-132)', () => {
    const table = testTable([
      'south ping s at 10 10',
      'south ping l at 20 10',
      'north virago at 40 40',
      'stage activate taskforce s1, l1',
    ])
    table.answer('south: s1')
    expect(table.asked()).toBe('south way')
    table.answer('south: 14 10')
    expect(table.state().pings[0]).toMatchObject({ x: 1400, activated: true })
  })

  test('members that do nothing more are all Activated, and shake off Stun (DS-072, DS-213)', () => {
    const table = testTable([
      'south crusader at 10 10, stunned',
      'south ping l at 20 10',
      'north virago at 40 40',
      'stage activate taskforce crusader 1, l1',
    ])
    table.answer('south: nothing more')
    expect(table.unit('crusader 1')).toMatchObject({ activated: true, stunned: false })
    expect(table.state().pings[0]?.activated).toBe(true)
  })
})

describe('special Actions', () => {
  test('a lock lowers the Defense of who is seen, once (DS-286)', () => {
    const table = acting('phantom 1', ['south phantom at 10 10', 'north virago at 20 10', 'cp south 2'])
    table.answer('south: target lock virago 1')
    expect(table.unit('virago 1').locked).toBe(true)
    expect(table.refused('south: target lock virago 1')).toContain('DS-154')
  })

  test('Go Dark is refused near an enemy (SC-33, DS-287, DS-218)', () => {
    const near = acting('seeker team 1', [
      'south seeker team at 10 10, no stealth',
      'north virago at 14 10',
      'cp south 1',
    ])
    expect(near.refused('south: go dark')).toBe('Virago 1 is within 2″ of Seeker Team 1 (DS-218)')
    const far = acting('seeker team 1', [
      'south seeker team at 10 10, no stealth',
      'north virago at 20 10',
      'cp south 1',
    ])
    far.answer('south: go dark')
    expect(far.unit('seeker team 1').stealth).toBe(true)
  })

  test('a wrench frees another Unit within 4 inches (DS-288)', () => {
    const table = acting('scrapper crew 1', [
      'south scrapper crew at 10 10 / 10 13',
      'south med tank at 14 10, stunned',
      'south bandit at 30 10, stunned',
      'north virago at 40 40',
      'cp south 1',
    ])
    table.answer('south: team 1')
    expect(table.refused('south: repair wrench bandit 1 with ap')).toBe('Bandit 1 is not within 4″ (DS-288)')
    table.answer('south: repair wrench med tank 1 with cp')
    expect(table.unit('med tank 1').stunned).toBe(false)
    expect(table.state().forces[0]?.cp).toBe(0)
    expect(table.state().activations[0]?.ap.map(({ points }) => points)).toEqual([1, 1])
  })

  test('Stealthify hides another Unit (DS-292)', () => {
    const table = acting('mirage 1', [
      'south mirage at 10 10',
      'south virago at 16 10',
      'north crusader at 40 40',
      'cp south 1',
    ])
    table.answer('south: stealthify virago 1')
    expect(table.unit('virago 1').stealth).toBe(true)
  })

  test('drones come out beside their carrier, once, un-activated and hidden (DS-285)', () => {
    const table = acting('widow scout 1', [
      'south widow scout at 10 10',
      'south packaged infiltrator in widow scout 1',
      'north virago at 40 40',
      'cp south 2',
    ])
    table.answer('south: deploy drones', 'south: 1: 13 10; 2: 13 12')
    const drones = table.unit('infiltrator 1')
    expect(drones).toMatchObject({ at: 'table', activated: false, stealth: true })
    expect(table.state().taskforce).not.toContain(drones.id)
    expect(table.refused('south: deploy drones')).toContain('DS-154')
  })

  describe('SC-40 transports', () => {
    const courier = [
      'south courier at 10 10',
      'south carried vector squad in courier 1',
      'north virago at 40 40',
      'north ping s at 10 19.5',
    ]

    test('who is unloaded acts at once, and the transport after it (DS-289)', () => {
      const table = acting('courier 1', courier)
      table.answer('south: unload', 'south: 1: 12.3 10; 2: 10 12.3; 3: 7.7 10')
      expect(table.asked()).toBe('south team')
      expect(table.state().taskforce).toContain(table.unit('vector squad 1').id)
      table.answer('south: team 2', 'south: move')
      expect(table.refused('south: 10 16')).toContain('2″')
      table.answer('south: 10 14')
      expect(table.offered()).toEqual(['team 1', 'team 3', 'done'])
      table.answer('south: done')
      expect(table.unit('vector squad 1').activated).toBe(true)
      expect(table.asked()).toBe('south act')
      expect(table.offered()).toContain('move')
      expect(table.refused('south: load vector squad 1')).toBe('Courier 1 has unloaded in this activation (DS-291)')
    })

    test('who has activated in this Round is only placed (DS-289)', () => {
      const table = acting('courier 1', [...courier, 'vector squad 1 activated'])
      table.answer('south: unload', 'south: 1: 12.3 10; 2: 10 12.3; 3: 7.7 10')
      expect(table.asked()).toBe('south act')
    })

    test('a squad beside an empty transport is taken aboard with the bases it has left (DS-291)', () => {
      const table = acting('courier 1, vector squad 1', [
        'south courier at 10 10',
        'south vector squad at 12.3 10 / - / 10 12.3',
        'north virago at 40 40',
      ])
      table.answer('south: load vector squad 1')
      expect(table.unit('vector squad 1')).toMatchObject({ at: 'carried', activated: true, bases: [] })
      expect(table.unit('vector squad 1').aboard.map(({ team }) => team)).toEqual([1, 3])
      expect(table.refused('south: unload')).toContain('DS-291')
    })

    test('who has moved and acted is not (DS-291)', () => {
      const table = acting('courier 1, vector squad 1', [
        'south courier at 10 10',
        'south vector squad at 12.3 10 / - / 10 12.3, moved, activated',
        'north virago at 40 40',
      ])
      expect(table.refused('south: load vector squad 1')).toBe('Vector Squad 1 has moved and acted (DS-291)')
    })
  })
})

describe('SC-35 an observer and artillery (DS-270, DS-274, DS-284)', () => {
  const battery = [
    'south harbinger at 10 10',
    'south mandible at 2 2',
    'north virago at 24 10, cm 0',
    'north virago at 24 13, cm 0',
    'terrain building B1 h=3 (4,4) (7,4) (7,7.5) (4,7.5)',
    'terrain building B2 h=3 (4.5,0) (8,0) (8,3.5) (4.5,3.5)',
    'cp north 0',
  ]

  test('the gun fires at once with the sight of the observer, and is Activated', () => {
    const table = acting('harbinger 1, mandible 1', [...battery, 'cp south 2'])
    table.answer('south: forward observe mandible 1 heavy artillery with cp')
    expect(table.asked()).toBe('south point')
    expect(table.refused('south: 30 30')).toContain('DS-270')
    table.answer('south: 24 11.5')
    // The Command Points are gone, so that no roll can be Boosted, and a lost attack is not rolled.
    table.dice(1, 1, 6, 6, 4, 3)
    table.answer('south: 3>virago 1, 1>virago 2')
    const attacks = table.events().filter(({ kind }) => kind === 'attack')
    expect(attacks).toHaveLength(3)
    expect(attacks[0]).toMatchObject({ needed: 7, modifiers: [] })
    expect(table.events().filter(({ kind }) => kind === 'attack lost')).toHaveLength(1)
    expect(table.unit('virago 1').at).toBe('destroyed')
    expect(table.unit('virago 2').at).toBe('destroyed')
    expect(table.unit('mandible 1').activated).toBe(true)
    expect(table.asked()).toBe('south act')
    expect(table.state().activations[0]?.ap[0]?.points).toBe(1)
  })

  test('with one Command Point the observer pays with its AP, or only Shock Artillery is left', () => {
    const table = acting('harbinger 1, mandible 1', [...battery, 'cp south 1'])
    expect(table.refused('south: forward observe mandible 1 heavy artillery with cp')).toBe(
      'Heavy Artillery would cost 2 CP in all, and there are 1 (DS-150)',
    )
    expect(table.offered()).toContain('forward observe mandible 1 shock artillery with cp')
    table.answer('south: forward observe mandible 1 heavy artillery with ap')
    expect(table.asked()).toBe('south point')
  })

  test('a gun that has activated is not called again', () => {
    const table = acting('harbinger 1, mandible 1', [...battery, 'mandible 1 activated', 'cp south 2'])
    expect(table.refused('south: forward observe mandible 1 heavy artillery with cp')).toContain('DS-284')
  })

  test('the gun may hold attacks back, and each may be Boosted or not fired (DS-045)', () => {
    const table = acting('harbinger 1, mandible 1', [...battery, 'cp south 3'])
    table.answer('south: forward observe mandible 1 shock artillery with ap', 'south: 24 11.5')
    table.dice(1, 1, 1)
    table.answer('south: 1>virago 1, 1>virago 2, 2>held back')
    expect(table.offered()).toEqual(['fire', 'boosted', 'stop'])
    table.answer('south: boosted', 'south: stop')
    expect(table.events().filter(({ kind }) => kind === 'attack')).toHaveLength(1)
    expect(table.unit('mandible 1').activated).toBe(true)
  })
})

describe('advisors (DS-296 to DS-300)', () => {
  test('Artillery Strike is granted to some cards (DS-299)', () => {
    const table = acting('phantom 1', [
      'south phantom at 10 10',
      'north virago at 24 10',
      'south advisor hawk ai',
      'cp south 1',
    ])
    expect(table.offered()).toContain('artillery strike')
    const other = acting('virago 1', [
      'south virago at 10 10',
      'north crusader at 24 10',
      'south advisor hawk ai',
      'cp south 1',
    ])
    expect(other.offered()).not.toContain('artillery strike')
  })

  test('Brace gives bases a token until the end of the Taskforce Activation (DS-298)', () => {
    const table = testTable([
      'south vector squad at 10 10 / 10 12 / 10 14',
      'north virago at 40 40',
      'south advisor sofia avery',
      'cp south 1',
      'cp north 0',
      'south ping l at 4 44',
      'stage reaction window taskforce vector squad 1, l1',
    ])
    table.dice(1, 6)
    table.answer('north: react', 'north: virago 1')
    expect(table.asked()).toBe('south brace')
    table.answer('south: vector squad 1/1, vector squad 1/3')
    expect(table.unit('vector squad 1').bases.map(({ cm }) => cm)).toEqual([1, 0, 1])
    table.answer('north: done', 'south: done', 'south: nothing more')
    expect(table.unit('vector squad 1').bases.map(({ cm }) => cm)).toEqual([0, 0, 0])
  })

  test('Prioritize swaps two of one side, for a point each time (DS-300)', () => {
    const table = testTable([
      'south bandit at 10 10',
      'south med tank at 16 10',
      'north virago at 40 40',
      'south advisor quartermaster',
      'cp south 1',
      'cp north 0',
      'stage reaction window taskforce bandit 1, med tank 1',
    ])
    table.dice(2, 5, 4)
    table.answer('north: react', 'north: virago 1', 'south: none')
    expect(table.offered()).toEqual(['prioritize bandit 1 with med tank 1', 'no swap'])
    table.answer('south: prioritize bandit 1 with med tank 1')
    expect(table.state().engagement?.participants.map(({ priority }) => priority)).toEqual([5, 2, 4])
    expect(table.state().forces[0]?.cp).toBe(0)
  })

  test('Regroup and Reposition place reactors before the roll (DS-264, DS-297)', () => {
    const wolf = testTable([
      'active north',
      'north virago at 40 40',
      'south soldier at 10 10 / 10 12 / 12 10 / 12 12, overwatch',
      'south advisor wolf ai',
      'cp north 0',
      'stage reaction window taskforce virago 1',
    ])
    wolf.answer('south: react', 'south: soldier 1')
    expect(wolf.asked()).toBe('south spots')
    const sofia = testTable([
      'active north',
      'north virago at 40 40',
      'south vector squad at 10 10 / 10 12 / 10 14',
      'south advisor sofia avery',
      'cp south 1',
      'cp north 0',
      'stage reaction window taskforce virago 1',
    ])
    sofia.answer('south: react', 'south: vector squad 1')
    expect(sofia.asked()).toBe('south reposition')
    sofia.answer('south: vector squad 1', 'south: 1: 10 8.5')
    expect(sofia.unit('vector squad 1').bases[0]?.y).toBe(850)
  })
})
