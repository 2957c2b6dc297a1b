// How wide words are in the face of labels. In a page it is measured, for every system has another narrow face.

/** Where nothing can be measured: a usual width, as a share of the height. */
const usual = 0.46

const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/** The width of bold words at a size of 100. */
function measured(text: string): number {
  if (typeof document === 'undefined') return text.length * usual * 100
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d')
    const face = getComputedStyle(document.documentElement).getPropertyValue('--font-label').trim()
    if (pen !== null) pen.font = `700 100px ${face === '' ? 'sans-serif' : face}`
  }
  return pen === null ? text.length * usual * 100 : pen.measureText(text).width
}

export function widthOf(text: string, size: number): number {
  let width = widths.get(text)
  if (width === undefined) {
    width = measured(text)
    widths.set(text, width)
  }
  return (width * size) / 100
}
