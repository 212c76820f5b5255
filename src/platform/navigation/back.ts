import { BACK_DEBOUNCE, FROM_HOME, FROM_NATIVE_APP } from '#base/config'

/** Effect of going back (section 2); `replace` names its target. */
export type BackAction =
  | { readonly kind: 'listener' | 'native-app' | 'native-main' | 'close-web-view' | 'history' }
  | { readonly kind: 'replace'; readonly target: string }

export interface BackSituation {
  readonly path: string
  /** Value of `from` in the page's search. */
  readonly from: string | undefined
  /** The page has a goBack listener. */
  readonly listener: boolean
  /** The route is a home entry (section 2). */
  readonly homeEntry: boolean
}

interface BackRule {
  readonly when: (situation: BackSituation) => boolean
  readonly action: BackAction
}

/** The rules of section 2 in order; the first match applies. Rules for a path come before general ones. */
const rules: readonly BackRule[] = [
  { when: (s) => s.listener, action: { kind: 'listener' } },
  { when: (s) => s.path === '/policy', action: { kind: 'native-app' } },
  { when: (s) => s.path === '/messageCenter', action: { kind: 'close-web-view' } },
  { when: (s) => s.path === '/selectAddress', action: { kind: 'replace', target: `/clueMap?from=${FROM_HOME}` } },
  { when: (s) => s.from !== undefined && FROM_NATIVE_APP.includes(s.from), action: { kind: 'native-app' } },
  { when: (s) => s.homeEntry && s.from === FROM_HOME, action: { kind: 'native-app' } },
  { when: (s) => s.from === FROM_HOME, action: { kind: 'native-main' } },
]

/** Decides what going back does on a page; history by default. */
export function resolveBack(situation: BackSituation): BackAction {
  return rules.find((rule) => rule.when(situation))?.action ?? { kind: 'history' }
}

/**
 * Returns a gate that accepts the first call of a burst (section 2: 300 ms, leading call only). Every call, accepted or
 * not, restarts the quiet time. `now` in ms.
 */
export function leadingDebounce(quiet: number = BACK_DEBOUNCE, now: () => number = () => performance.now()) {
  let last = Number.NEGATIVE_INFINITY
  return (): boolean => {
    const at = now()
    const through = at - last >= quiet
    last = at
    return through
  }
}
