import { type Node, parse } from 'acorn'
import { simple } from 'acorn-walk'
import { ECMA_VERSION } from '../build/target'
import type { BuiltFile } from './files'

/** Members that came after Chrome 87 or iOS 14.5, on whatever object. */
const NEW_MEMBERS = new Set([
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
/** The same as globals. */
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

/** Uses that ask first or bring their own fallback. `around` is tried on the code near the use. */
const GUARDED: readonly { readonly around: RegExp; readonly why: string }[] = [
  { around: /"function"==typeof reportError\?reportError/, why: 'react-dom falls back to an error event' },
]

const LOOKBEHIND = /\(\?<[=!]/

function parseScript({ text }: BuiltFile, ecmaVersion: 5 | typeof ECMA_VERSION = ECMA_VERSION): Node {
  return parse(text, { ecmaVersion, sourceType: 'script', allowHashBang: false })
}

function near({ text }: BuiltFile, node: Node): string {
  return text.slice(Math.max(0, node.start - 60), node.end + 40)
}

/** Why a browser of the target would not run this file: syntax, regular expressions, interfaces. */
export function languageProblems(file: BuiltFile): string[] {
  const problems: string[] = []
  const report = (node: Node, what: string): void => {
    const around = near(file, node)
    if (!GUARDED.some((guard) => guard.around.test(around))) problems.push(`${file.name}: ${what}: …${around}…`)
  }
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
    Literal(node) {
      if (node.regex && (LOOKBEHIND.test(node.regex.pattern) || /[dv]/.test(node.regex.flags))) {
        report(node, 'regular expression newer than iOS 14.5')
      }
      if (typeof node.value === 'string' && LOOKBEHIND.test(node.value)) report(node, 'text with a lookbehind')
    },
    MemberExpression(node) {
      const { property } = node
      if (!node.computed && property.type === 'Identifier' && NEW_MEMBERS.has(property.name)) {
        report(node.property, `.${property.name}`)
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
      if (NEW_GLOBALS.has(node.name)) report(node, node.name)
    },
  })
  return problems
}

/** Inline scripts run in browsers of any age: they have to say 'please update' there. */
export function inlineProblems(file: BuiltFile): string[] {
  try {
    parseScript(file, 5)
    return []
  } catch (error) {
    return [`${file.name}: not ES5: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** What neither Chrome 87 nor iOS 14.5 understands in a style sheet; a whole rule is lost with it. */
const NEW_STYLE = /@layer\b|@container\b|@scope\b|:has\(|:is\(|:where\(|color-mix\(|(?<=[{;])\s*&/g

export function styleProblems({ name, text }: BuiltFile): string[] {
  // Inside @supports the author has asked.
  const plain = text.replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(NEW_STYLE)].map(
    (match) => `${name}: ${match[0]} …${plain.slice(match.index, match.index + 60)}…`,
  )
}
