// A rulebook from its Markdown: sections with rules, paragraphs, lists and tables, and what stands inside a line.

export interface Rulebook {
  readonly title: string
  readonly sections: readonly Section[]
}

export interface Section {
  /** For links: `fight-turn-crew`; empty for what stands before the first heading. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export type Block = Rule | Paragraph | List | Table

/** `- `MM-001` **Seats** - Two to six players take part.` and what is listed under it. */
export interface Rule {
  readonly kind: 'rule'
  readonly id: string
  readonly title: string
  readonly text: string
  readonly points: readonly string[]
}

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly text: string
}

export interface List {
  readonly kind: 'list'
  readonly isOrdered: boolean
  readonly entries: readonly string[]
}

export interface Table {
  readonly kind: 'table'
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const heading = /^(#{1,6})\s+(.*)$/
const rule = /^-\s+`([A-Z]{2}-\d{3}[a-z]?)`\s+\*\*(.+?)\*\*(?:\s+-)?\s*(.*)$/
const entry = /^(?:[-*]|(\d+)\.)\s+(.*)$/
const point = /^\s+[-*]\s+(.*)$/

interface Opened {
  title: string
  blocks: Block[]
}

/** Reads line by line; a line that begins nothing goes on with what was begun last. */
export function parseRulebook(markdown: string): Rulebook {
  let title = ''
  let blocks: Block[] = []
  const opened: Opened[] = [{ title: '', blocks }]
  let isOpen = false
  for (const line of markdown.split('\n')) {
    const [, marks, words = ''] = heading.exec(line) ?? []
    if (line.trim() === '') {
      isOpen = false
    } else if (marks === '#') {
      title = words
      isOpen = false
    } else if (marks !== undefined) {
      blocks = []
      opened.push({ title: words, blocks })
      isOpen = false
    } else {
      const last = blocks.at(-1)
      const joined = last === undefined ? undefined : joinedTo(last, line, isOpen)
      if (joined === undefined) blocks.push(begun(line))
      else blocks[blocks.length - 1] = joined
      isOpen = true
    }
  }
  const sections = opened.filter((section) => section.title !== '' || section.blocks.length > 0)
  return { title, sections: sections.map((section) => ({ ...section, id: slug(section.title) })) }
}

/** A new block that begins with this line. */
function begun(line: string): Block {
  const [, id, title, text] = rule.exec(line) ?? []
  if (id !== undefined && title !== undefined && text !== undefined)
    return { kind: 'rule', id, title, text, points: [] }
  const [, number, words] = entry.exec(line) ?? []
  if (words !== undefined) return { kind: 'list', isOrdered: number !== undefined, entries: [words] }
  return line.startsWith('|')
    ? { kind: 'table', head: cells(line), rows: [] }
    : { kind: 'paragraph', text: line.trim() }
}

/** The block with this line added; undefined where the line begins another. */
function joinedTo(block: Block, line: string, isOpen: boolean): Block | undefined {
  if (rule.test(line)) return undefined
  const text = line.trim()
  if (block.kind === 'table') return isOpen && line.startsWith('|') ? withRow(block, line) : undefined
  if (block.kind === 'rule') {
    const [, words] = point.exec(line) ?? []
    if (words !== undefined) return { ...block, points: [...block.points, words] }
    if (!isOpen || entry.test(line) || line.startsWith('|')) return undefined
    return block.points.length === 0
      ? { ...block, text: `${block.text} ${text}` }
      : { ...block, points: continued(block.points, text) }
  }
  if (block.kind === 'list') {
    const [, number, words] = entry.exec(line) ?? []
    if (words === undefined) return isOpen ? { ...block, entries: continued(block.entries, text) } : undefined
    return block.isOrdered === (number !== undefined) ? { ...block, entries: [...block.entries, words] } : undefined
  }
  const isNew = !isOpen || entry.test(line) || line.startsWith('|')
  return isNew ? undefined : { kind: 'paragraph', text: `${block.text} ${text}` }
}

const continued = (entries: readonly string[], text: string): readonly string[] =>
  entries.with(entries.length - 1, `${entries.at(-1)} ${text}`)

const withRow = (table: Table, line: string): Table =>
  /^[|\s:-]+$/.test(line) ? table : { ...table, rows: [...table.rows, cells(line)] }

const cells = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

// Inside a line ---------------------------------------------------------------------------------------------------

/** A piece of a line: words, bold words, code, or a rule that is referred to. */
export interface Piece {
  readonly kind: 'words' | 'bold' | 'code' | 'rule'
  readonly text: string
  /** Where in the line it begins. */
  readonly at: number
}

const special = /\*\*(.+?)\*\*|`([^`]+)`|\b([A-Z]{2}-\d{3}[a-z]?)\b/g

export function piecesOf(line: string): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of line.matchAll(special)) {
    const [whole, bold, code, id] = found
    const { index: at } = found
    if (at > from) pieces.push({ kind: 'words', text: line.slice(from, at), at: from })
    if (bold !== undefined) pieces.push({ kind: 'bold', text: bold, at })
    else if (code !== undefined) pieces.push({ kind: isRuleId(code) ? 'rule' : 'code', text: code, at })
    else if (id !== undefined) pieces.push({ kind: 'rule', text: id, at })
    from = at + whole.length
  }
  if (from < line.length) pieces.push({ kind: 'words', text: line.slice(from), at: from })
  return pieces
}

const isRuleId = (text: string): boolean => /^[A-Z]{2}-\d{3}[a-z]?$/.test(text)
