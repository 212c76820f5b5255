import { ImportError } from './decode'
import { LONGEST_ROW } from './table'

/** Fields of an object that may have the list. */
const LISTS: readonly string[] = ['list', 'data', 'sites']

const OPENS = '[{'
const CLOSES = ']}'

/**
 * The rows of a JSON text that arrives in parts, parsed one by one: of an array, or of the first array in `list`,
 * `data` or `sites` of an object. Throws `ImportError`.
 */
export function* jsonRows(parts: Iterable<string>, file: string): Generator<unknown> {
  const scanner = new Scanner(file)
  for (const part of parts) yield* scanner.take(part)
  scanner.end()
}

class Scanner {
  /** What is not yet evaluated: the row, or the name of a field, that has begun. */
  private text = ''
  /** How many brackets are open. */
  private depth = 0
  private isInString = false
  private isEscaped = false
  /** Depth of the rows; 0 while the list is not found. */
  private listDepth = 0
  private isListOver = false
  private isOver = false
  /** Of an object: the last string at its first level, which is the name of a field before a colon. */
  private name = ''
  private count = 0

  constructor(private readonly file: string) {}

  *take(part: string): Generator<unknown> {
    let start = 0
    for (let at = 0; at < part.length; at++) {
      const sign = part[at] as string
      if (this.isInString) {
        this.endString(sign)
        if (!this.isInString && this.isAtName()) {
          this.name = this.text + part.slice(start, at)
          start = at + 1
          this.text = ''
        }
        continue
      }
      if (this.isOver && sign.trim() !== '') throw this.broken('there is more after its end')
      if (sign === '"') {
        this.isInString = true
        if (this.isAtName()) {
          this.text = ''
          start = at + 1
        }
      } else if (this.isInList() && this.depth === this.listDepth && (sign === ',' || sign === ']')) {
        yield* this.row(this.text + part.slice(start, at), sign)
        start = at + 1
        this.text = ''
        if (sign === ']') this.close(sign)
      } else if (OPENS.includes(sign)) {
        if (this.open(sign)) {
          start = at + 1
          this.text = ''
        }
      } else if (CLOSES.includes(sign)) this.close(sign)
      else if (this.depth === 0 && sign.trim() !== '') throw new ImportError(`${this.file}: no list of sites in it.`)
    }
    const isKept = this.isInList() || (this.isInString && this.isAtName())
    this.text = isKept ? this.text + part.slice(start) : ''
    if (this.text.length > LONGEST_ROW) throw this.tooLong()
  }

  end(): void {
    if (!this.isOver) throw this.broken('it ends too early')
    if (this.listDepth === 0) throw new ImportError(`${this.file}: no list of sites in it.`)
    if (this.count === 0) throw new ImportError(`${this.file}: no row in the list.`)
  }

  private isInList(): boolean {
    return this.listDepth > 0 && !this.isListOver
  }

  /** At the first level of an object, before the list. */
  private isAtName(): boolean {
    return this.depth === 1 && this.listDepth === 0
  }

  private endString(sign: string): void {
    if (this.isEscaped) this.isEscaped = false
    else if (sign === '\\') this.isEscaped = true
    else if (sign === '"') this.isInString = false
  }

  /** True if the list begins. */
  private open(sign: string): boolean {
    this.depth++
    if (sign !== '[' || this.listDepth > 0) return false
    const isList = this.depth === 1 || (this.depth === 2 && LISTS.includes(this.name))
    if (isList) this.listDepth = this.depth
    return isList
  }

  private close(sign: string): void {
    if (sign === ']' && this.depth === this.listDepth) this.isListOver = true
    this.depth--
    this.isOver = this.depth === 0
    if (this.depth < 0) throw this.broken('a bracket closes none')
  }

  private *row(text: string, sign: string): Generator<unknown> {
    // The list is empty, or its last row has been given.
    if (sign === ']' && this.count === 0 && text.trim() === '') return
    if (text.length > LONGEST_ROW) throw this.tooLong()
    this.count++
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch (error) {
      throw this.broken(`row ${this.count}: ${error instanceof Error ? error.message : String(error)}`)
    }
    yield value
  }

  private broken(why: string): ImportError {
    return new ImportError(`${this.file}: not JSON: ${why}`)
  }

  private tooLong(): ImportError {
    return new ImportError(
      `${this.file}: row ${this.count + 1} has no end within ${LONGEST_ROW.toLocaleString('en')} characters.`,
    )
  }
}
