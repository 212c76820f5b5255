import { useMemo } from 'react'
import { type DictionaryEntry, useDictionary } from '#domain/directory'
import { StatusTag, usePageTools } from '#ui/components'
import type { Advice, Partner } from '../api'
import { useTexts } from '../plugin'

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
  return { all: (needs: Advice['needs']) => say.list(needs.map(one)), tag: (tag: string) => tags.name(tag) }
}

/** A partner in words: its state if it cannot be chosen, and what it is good for. */
export function usePartnerWords() {
  const t = useTexts()
  const { say, word } = usePageTools()
  return useMemo(() => {
    const state = ({ state: now, until }: Partner) =>
      now === 'suspended' && until ? t('partner.until', { day: say.day(until) }) : word('partnerState', now)
    return {
      state,
      note: (partner: Partner, tags: readonly DictionaryEntry[]) =>
        [
          partner.state !== 'qualified' && state(partner),
          word('partnerKind', partner.kind),
          t('partner.rating', { rating: partner.rating }),
          t('partner.deals', { count: partner.deals }),
          ...tags.filter(({ code }) => partner.skills.includes(code)).map((tag) => say.name(tag)),
        ]
          .filter(Boolean)
          .join(' · '),
    }
  }, [t, say, word])
}
