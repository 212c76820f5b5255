import { roundTo } from '#base/quantities'

/**
 * Formulas of cells (domain/budget.md 3): a small expression language with a parser of its own. Names are only ever
 * looked up by whoever evaluates, functions only in the table below, so no formula reaches anything else.
 */

export const MOST_CHARACTERS = 500
const MOST_DEPTH = 32

type Value = number | boolean
type Lookup = (name: string) => number
type Evaluate = (lookup: Lookup) => Value

/** A parsed formula: the names that it reads, and its value by their values. */
export interface Formula {
  readonly names: readonly string[]
  readonly evaluate: Evaluate
}

/** Why a text is no formula; `at`: index of the character where it ends to be one. */
export type FormulaError =
  | { readonly kind: '#SYNTAX'; readonly at: number }
  | { readonly kind: '#NAME'; readonly name: string; readonly at: number }

interface FormulaFunction {
  /** Least and most arguments. */
  readonly takes: readonly [least: number, most: number]
  readonly run: (...values: number[]) => number
}

const FUNCTIONS: ReadonlyMap<string, FormulaFunction> = new Map<string, FormulaFunction>([
  ['min', { takes: [1, Infinity], run: Math.min }],
  ['max', { takes: [1, Infinity], run: Math.max }],
  ['abs', { takes: [1, 1], run: Math.abs }],
  ['ceil', { takes: [1, 1], run: Math.ceil }],
  ['floor', { takes: [1, 1], run: Math.floor }],
  ['round', { takes: [1, 1], run: (value) => roundTo(value, 0) }],
  ['roundTo', { takes: [2, 2], run: roundTo }],
  ['if', { takes: [3, 3], run: (condition, yes, no) => (condition ? yes : no) }],
  ['sum', { takes: [1, Infinity], run: (...values) => values.reduce((sum, value) => sum + value, 0) }],
])

type Operator = (left: number, right: number) => Value

/** Binary operators by how loosely they bind, the loosest first; `not` binds between `and` and the comparisons. */
const LEVELS: readonly Readonly<Record<string, Operator>>[] = [
  { or: (left, right) => Boolean(left) || Boolean(right) },
  { and: (left, right) => Boolean(left) && Boolean(right) },
  {
    '==': (left, right) => left === right,
    '!=': (left, right) => left !== right,
    '<': (left, right) => left < right,
    '<=': (left, right) => left <= right,
    '>': (left, right) => left > right,
    '>=': (left, right) => left >= right,
  },
  { '+': (left, right) => left + right, '-': (left, right) => left - right },
  { '*': (left, right) => left * right, '/': (left, right) => left / right },
]
const COMPARISONS = 2

interface Token {
  readonly kind: 'number' | 'name' | 'sign' | 'end'
  readonly text: string
  readonly at: number
}

const TOKEN =
  /\s*(?:(?<number>(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w.$]))|(?<name>[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)?)|(?<sign>[=!<>]=|[-+*/^<>?:(),]))/y

class Refused extends Error {
  constructor(readonly error: FormulaError) {
    super(error.kind)
  }
}
const syntax = (at: number) => new Refused({ kind: '#SYNTAX', at })

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  const end = text.trimEnd().length
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (!found) throw syntax(from + (text.slice(from).length - text.slice(from).trimStart().length))
    const [kind, word = ''] = Object.entries(found.groups ?? {}).find(([, part]) => part !== undefined) ?? ['end']
    tokens.push({ kind: kind as Token['kind'], text: word, at: TOKEN.lastIndex - word.length })
  }
  return [...tokens, { kind: 'end', text: '', at: end }]
}

class FormulaParser {
  readonly names = new Set<string>()
  private next = 0
  private depth = 0

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): Evaluate {
    const value = this.expression()
    if (this.token.kind !== 'end') throw syntax(this.token.at)
    return value
  }

  private get token(): Token {
    return this.tokens[this.next] as Token
  }

  private take(text: string): boolean {
    const { kind, text: found } = this.token
    const isTaken = kind !== 'number' && kind !== 'end' && found === text
    if (isTaken) this.next++
    return isTaken
  }

  private expect(text: string): void {
    if (!this.take(text)) throw syntax(this.token.at)
  }

  /** Parses a part that is nested one deeper. */
  private nested<T>(parse: () => T): T {
    if (++this.depth > MOST_DEPTH) throw syntax(this.token.at)
    const parsed = parse()
    this.depth--
    return parsed
  }

  private expression(): Evaluate {
    return this.nested(() => {
      const condition = this.binary(0)
      if (!this.take('?')) return condition
      const yes = this.expression()
      this.expect(':')
      const no = this.expression()
      return (lookup) => (condition(lookup) ? yes(lookup) : no(lookup))
    })
  }

  private binary(level: number): Evaluate {
    const operators = LEVELS[level]
    if (!operators) return this.signed()
    if (level === COMPARISONS && this.take('not')) {
      const operand = this.nested(() => this.binary(level))
      return (lookup) => !operand(lookup)
    }
    let left = this.binary(level + 1)
    for (;;) {
      const { text } = this.token
      const operator = Object.keys(operators).includes(text) ? operators[text] : undefined
      if (!operator || !this.take(text)) return left
      const first = left
      const second = this.binary(level + 1)
      left = (lookup) => operator(Number(first(lookup)), Number(second(lookup)))
    }
  }

  private signed(): Evaluate {
    if (!this.take('-')) return this.power()
    const operand = this.nested(() => this.signed())
    return (lookup) => -Number(operand(lookup))
  }

  private power(): Evaluate {
    const base = this.atom()
    if (!this.take('^')) return base
    const exponent = this.nested(() => this.signed())
    return (lookup) => Number(base(lookup)) ** Number(exponent(lookup))
  }

  private atom(): Evaluate {
    const { kind, text, at } = this.token
    if (this.take('(')) {
      const value = this.expression()
      this.expect(')')
      return value
    }
    this.next++
    if (kind === 'number') {
      const value = Number(text)
      return () => value
    }
    if (kind !== 'name' || ['not', 'and', 'or'].includes(text)) throw syntax(at)
    if (this.take('(')) return this.call(text, at)
    if (!text.includes('.')) throw new Refused({ kind: '#NAME', name: text, at })
    this.names.add(text)
    return (lookup) => lookup(text)
  }

  private call(name: string, at: number): Evaluate {
    const called = FUNCTIONS.get(name)
    if (!called) throw new Refused({ kind: '#NAME', name, at })
    const values: Evaluate[] = []
    if (!this.take(')')) {
      do values.push(this.expression())
      while (this.take(','))
      this.expect(')')
    }
    const [least, most] = called.takes
    if (values.length < least || values.length > most) throw syntax(at)
    return (lookup) => called.run(...values.map((value) => Number(value(lookup))))
  }
}

/** Most texts, which a look at their characters tells apart from those that folding changes. */
const IS_FOLDED = /^[!-<>-~][ -~]*$/

/** Full-width forms of the characters from `!` to `~`, and the wide space. */
const FULL_WIDTH = /[\uff01-\uff5e\u3000]/g
const TO_HALF = 0xfee0
const half = (wide: string) => (wide === '\u3000' ? ' ' : String.fromCharCode(wide.charCodeAt(0) - TO_HALF))

/**
 * A text as it is read, of the same length: full-width characters folded, an equals sign in front is allowed as in a
 * spreadsheet. Nothing else is folded: 5² is no 52.
 */
export const folded = (text: string) =>
  IS_FOLDED.test(text) ? text : text.replace(FULL_WIDTH, half).replace(/^\s*=(?!=)/, (sign) => ' '.repeat(sign.length))

const parsed = new Map<string, Formula | FormulaError>()
/** Texts whose parsed form is remembered: more than the cells of the largest estimate. */
const MOST_PARSED = 20_000

/** The parsed formula of a text, or why it is none. */
export function parseFormula(text: string): Formula | FormulaError {
  const known = parsed.get(text)
  if (known) return known
  const formula = parse(folded(text))
  if (parsed.size >= MOST_PARSED) parsed.clear()
  parsed.set(text, formula)
  return formula
}

function parse(text: string): Formula | FormulaError {
  if (text.length > MOST_CHARACTERS) return { kind: '#SYNTAX', at: MOST_CHARACTERS }
  try {
    const parser = new FormulaParser(tokensOf(text))
    const evaluate = parser.whole()
    return { names: [...parser.names], evaluate }
  } catch (error) {
    if (error instanceof Refused) return error.error
    throw error
  }
}
