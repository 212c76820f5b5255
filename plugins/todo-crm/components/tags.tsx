import { useDictionary } from '#domain/directory'
import { StatusTag, usePageTools } from '#ui/components'
import type { Advice } from '../api'

const TONES = { draft: 'plain', recommended: 'brand', adopted: 'good', declined: 'warn', replaced: 'plain' } as const

/** State of an advice. */
export function AdviceTag({ state }: Pick<Advice, 'state'>) {
  return <StatusTag word={state} tones={TONES} group="adviceState" />
}

/** Needs in words, the weightiest first: 'Steam (high), Saving'. */
export function useNeedWords() {
  const tags = useDictionary('needTag')
  const { say, word } = usePageTools()
  const one = ({ tag, weight }: Advice['needs'][number]) => `${tags.name(tag)} (${word('weight', weight)})`
  return { one, all: (needs: Advice['needs']) => say.list(needs.map(one)), tag: (tag: string) => tags.name(tag) }
}
