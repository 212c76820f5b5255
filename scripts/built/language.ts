import { type Node, parse } from 'acorn'
import { simple } from 'acorn-walk'
import { ECMA_VERSION } from '../build/target'
import type { BuiltFile } from './files'

/** Methods, on any object, that are newer than Chrome 87 or iOS 14.5. */
const NEW_METHODS = new Set([
  ...['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'hasOwn', 'groupBy', 'fromAsync'],
  ...['withResolvers', 'randomUUID', 'throwIfAborted', 'requestIdleCallback', 'isWellFormed', 'checkVisibility'],
  ...[
    'showModal',
    'showPicker',
    'canParse',
    'supportedValuesOf',
    'structuredClone',
    'reportError',
    'createImageBitmap',
  ],
])
/** Globals newer than that. */
const NEW_GLOBALS = new Set([
  ...[
    'structuredClone',
    'requestIdleCallback',
    'reportError',
    'BroadcastChannel',
    'OffscreenCanvas',
    'createImageBitmap',
  ],
])

/** Maximum distance of a feature check before a use. Characters of minified code */
const GUARD_DISTANCE = 300

/** True if a feature check precedes the use: `typeof x`, `'x' in y`, `y.x ? y.x()`. */
function guarded({ text }: BuiltFile, node: Node, name: string): boolean {
  const before = text.slice(Math.max(0, node.start - GUARD_DISTANCE), node.start)
  return new RegExp(`typeof [\\w.]*\\b${name}\\b|["']${name}["']\\s*in\\b|\\.${name}\\s*\\?[^.]`).test(
    before + text.charAt(node.start),
  )
}

const LOOKBEHIND = /\(\?<[=!]/

function parseScript({ text }: BuiltFile, ecmaVersion: 5 | typeof ECMA_VERSION = ECMA_VERSION): Node {
  return parse(text, { ecmaVersion, sourceType: 'script', allowHashBang: false })
}

function near({ text }: BuiltFile, node: Node): string {
  return text.slice(Math.max(0, node.start - 60), node.end + 40)
}

/** Reasons why the oldest supported browsers could not run this file: syntax, regular expressions, interfaces. */
export function languageProblems(file: BuiltFile): string[] {
  const problems: string[] = []
  const report = (node: Node, what: string): void => {
    problems.push(`${file.name}: ${what}: …${near(file, node)}…`)
  }
  const reportUse = (node: Node, name: string): void => {
    // Inside of `try` a missing feature is handled.
    const isTried = attempts.some(({ start, end }) => start <= node.start && node.end <= end)
    if (!isTried && !guarded(file, node, name)) report(node, name)
  }
  const attempts: { start: number; end: number }[] = []
  const tree = (() => {
    try {
      return parseScript(file)
    } catch (error) {
      problems.push(`${file.name}: not ES${ECMA_VERSION}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  })()
  if (!tree) return problems
  simple(tree, {
    TryStatement({ block, handler }) {
      if (handler) attempts.push(block)
    },
  })
  simple(tree, {
    Literal(node) {
      if (node.regex && (LOOKBEHIND.test(node.regex.pattern) || /[dv]/.test(node.regex.flags))) {
        report(node, 'regular expression newer than iOS 14.5')
      }
      if (typeof node.value === 'string' && LOOKBEHIND.test(node.value)) report(node, 'text with a lookbehind')
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed) return
      const { property } = callee
      if (property.type === 'Identifier' && NEW_METHODS.has(property.name)) {
        reportUse(property, property.name)
      }
    },
    MethodDefinition(node) {
      if (node.key.type === 'PrivateIdentifier') report(node.key, 'private method')
    },
    BinaryExpression(node) {
      if (node.left.type === 'PrivateIdentifier') report(node, 'private name looked for with in')
    },
    StaticBlock(node) {
      report(node, 'static block')
    },
    Identifier(node) {
      if (NEW_GLOBALS.has(node.name) && !/typeof\s*$/.test(file.text.slice(0, node.start).slice(-8)))
        reportUse(node, node.name)
    },
  })
  return problems
}

/** Inline scripts must run in any browser, to show 'please update'. */
export function inlineProblems(file: BuiltFile): string[] {
  try {
    parseScript(file, 5)
    return []
  } catch (error) {
    return [`${file.name}: not ES5: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** Style features that Chrome 87 or iOS 14.5 lack; the whole rule would be ignored. */
const NEW_STYLE = /@layer\b|@container\b|@scope\b|:has\(|:is\(|:where\(|color-mix\(|(?<=[{;])\s*&/g

export function styleProblems({ name, text }: BuiltFile): string[] {
  // Inside of @supports the feature is checked.
  const plain = text.replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(NEW_STYLE)].map(
    (match) => `${name}: ${match[0]} …${plain.slice(match.index, match.index + 60)}…`,
  )
}
