import type { Stage } from '#ui/components'

const STAGES: readonly Stage[] = ['found', 'verified', 'followed', 'opportunity', 'won', 'discarded']

/** The tokens of the canvas: it has to be given colours, where an element takes them from its style sheet. */
const TOKENS = {
  land: '--map-land',
  line: '--map-border',
  label: '--map-label',
  shadow: '--map-shadow',
  me: '--map-me',
  meRing: '--map-me-ring',
  ground: '--surface-float',
  sign: '--surface',
  text: '--text',
  accent: '--accent',
  onAccent: '--text-on-accent',
  font: '--font',
} as const

export type Palette = Readonly<Record<keyof typeof TOKENS, string>> & {
  readonly stages: Readonly<Record<Stage, string>>
}

/** The colours of the theme that is on. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const read = (token: string) => style.getPropertyValue(token).trim()
  const plain = Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, read(token)]))
  const stages = Object.fromEntries(STAGES.map((stage) => [stage, read(`--stage-${stage}`)]))
  return { ...plain, stages } as Palette
}
