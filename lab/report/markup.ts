// Markup as text: what is put in is escaped, unless it is markup itself.

export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | undefined | readonly Part[]

const isList = (part: Part): part is readonly Part[] => Array.isArray(part)

const escapes: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const written = (part: Part): string =>
  part === undefined
    ? ''
    : part instanceof Markup
      ? part.text
      : isList(part)
        ? part.map(written).join('')
        : String(part).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** A template of markup. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((text, string, n) => `${text}${string}${n < parts.length ? written(parts[n]) : ''}`, ''))
