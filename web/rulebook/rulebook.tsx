// The rulebook of a game: contents, search, and the rules. Beside the table and on a page of its own.

import { Icon } from '@umpire/board'
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { loadRulebook } from '../tabletops.ts'
import { BlockView, type Reading } from './block-view.tsx'
import { parseRulebook, type Rulebook as Parsed, type Section } from './parse.ts'
import { searchRulebook, wordsOf } from './search.ts'
import './rulebook.css'

interface RulebookProps {
  readonly game: string
  /** The rule to open at, which is highlighted. */
  readonly rule?: string | undefined
  /** A rule was clicked: in the text, or its own id. */
  readonly onRule: (rule: string) => void
}

export const Rulebook = (props: RulebookProps): ReactNode => <Opening key={props.game} {...props} />

const Opening = ({ game, rule, onRule }: RulebookProps): ReactNode => {
  const rulebook = useRulebook(game)
  if (rulebook === 'missing') return <p className="refused">The rulebook could not be loaded. Load the page again.</p>
  if (rulebook === undefined) return <p className="opening">Opening the rulebook ...</p>
  return <Book game={game} rulebook={rulebook} rule={rule} onRule={onRule} />
}

function useRulebook(game: string): Parsed | 'missing' | undefined {
  const [rulebook, setRulebook] = useState<Parsed | 'missing'>()
  useEffect(() => {
    let isWanted = true
    loadRulebook(game).then(
      (markdown) => {
        if (isWanted) setRulebook(markdown === '' ? 'missing' : parseRulebook(markdown))
      },
      () => {
        if (isWanted) setRulebook('missing')
      },
    )
    return () => {
      isWanted = false
    }
  }, [game])
  return rulebook
}

const Book = ({ game, rulebook, rule, onRule }: RulebookProps & { readonly rulebook: Parsed }): ReactNode => {
  const [query, setQuery] = useState('')
  const words = useMemo(() => wordsOf(query), [query])
  const shownWords = useDeferredValue(words)
  const found = useMemo(() => searchRulebook(rulebook, shownWords), [rulebook, shownWords])
  const text = useRef<HTMLDivElement>(null)
  const known = useMemo(() => rulesOf(rulebook), [rulebook])
  const scrollTo = (selector: string): void =>
    text.current?.querySelector(selector)?.scrollIntoView({ block: 'start', behavior: 'smooth' })

  // A rule that is opened from elsewhere must not be hidden by a search.
  const [opened, setOpened] = useState(rule)
  if (opened !== rule) {
    setOpened(rule)
    setQuery('')
  }
  const isWhole = shownWords.length === 0
  useEffect(() => {
    if (rule === undefined || !isWhole) return
    text.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' })
  }, [rule, rulebook, isWhole])

  const reading: Reading = {
    words: shownWords,
    known,
    open: rule,
    onRule: (id) => {
      setQuery('')
      onRule(id)
    },
    hrefOf: (id) => `/rules/${game}/${id}`,
  }
  return (
    <div className="rulebook">
      <div className="rulebook-tools">
        <SearchBox query={query} count={words.length === 0 ? undefined : found.count} onChange={setQuery} />
        <Contents sections={found.sections} onSection={(id) => scrollTo(`[data-section="${CSS.escape(id)}"]`)} />
      </div>
      <div className="rulebook-text" ref={text}>
        {rule !== undefined && !known.has(rule) ? (
          <p className="refused">There is no rule {rule} in this book.</p>
        ) : null}
        {found.sections.map((section) => (
          <section key={section.id} data-section={section.id}>
            {section.title === '' ? <h2 className="vh">About the game</h2> : <h2>{section.title}</h2>}
            {section.blocks.map((block, n) => (
              <BlockView key={block.kind === 'rule' ? block.id : n} block={block} reading={reading} />
            ))}
          </section>
        ))}
        {found.count === 0 ? <p className="muted">Nothing in this rulebook says that.</p> : null}
      </div>
    </div>
  )
}

const rulesOf = ({ sections }: Parsed): ReadonlySet<string> =>
  new Set(sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []))))

const SearchBox = ({
  query,
  count,
  onChange,
}: {
  readonly query: string
  readonly count: number | undefined
  readonly onChange: (query: string) => void
}): ReactNode => {
  const id = useId()
  return (
    <div className="rulebook-search">
      <label htmlFor={id} className="vh">
        Search the rulebook
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        className="input"
        placeholder="Search words or a rule"
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="rulebook-count" role="status">
        {count === undefined ? '' : count === 1 ? 'Found in 1 place' : `Found in ${count} places`}
      </p>
    </div>
  )
}

const Contents = ({
  sections,
  onSection,
}: {
  readonly sections: readonly Section[]
  readonly onSection: (id: string) => void
}): ReactNode => (
  <nav className="rulebook-contents" aria-label="Contents">
    <ol>
      {sections
        .filter(({ title }) => title !== '')
        .map(({ id, title, blocks }) => (
          <li key={id}>
            <button type="button" onClick={() => onSection(id)}>
              {title}
              <span className="num dim">{blocks.length}</span>
            </button>
          </li>
        ))}
    </ol>
  </nav>
)
