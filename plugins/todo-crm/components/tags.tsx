import { useMemo } from 'react'
import { type DictionaryEntry, useDictionary } from '#domain/directory'
import { StatusTag, usePageTools } from '#ui/components'
import type { Advice, Partner } from '../api'
import { useTexts } from '../plugin'
import { weights } from '../rules/vocabulary'

const TONES = { draft: 'plain', recommended: 'brand', adopted: 'good', declined: 'warn', replaced: 'plain' } as const

/** The weightiest first. */
const WEIGHTS: readonly string[] = weights.words

/** State of an advice. */
export function AdviceTag({ state }: Pick<Advice, 'state'>) {
  return <StatusTag word={state} tones={TONES} group="adviceState" />
}

/** Needs in words, the weightiest first: 'Steam (high), Saving (low)'. */
export function useNeedWords() {
  const t = useTexts()
  const tags = useDictionary('needTag')
  const { say, word } = usePageTools()
  const rank = ({ weight }: Advice['needs'][number]) => WEIGHTS.indexOf(weight)
  const all = (needs: Advice['needs']) => {
    const sorted = [...needs].sort((a, b) => rank(a) - rank(b))
    return say.list(
      sorted.map(({ tag, weight }) => t('advice.need', { tag: tags.name(tag), weight: word('weight', weight) })),
    )
  }
  return { all, tag: (tag: string) => tags.name(tag) }
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
      /** Said of a chosen one that could not be chosen now. */
      warning: (partner: Partner) => {
        const [name, { state: now, until }] = [say.name(partner), partner]
        if (now === 'suspended' && until) return t('partner.suspended', { name, day: say.day(until) })
        return now === 'barred' ? t('partner.barred', { name }) : undefined
      },
      note: (partner: Partner, tags: readonly DictionaryEntry[]) =>
        say.line(
          partner.state !== 'qualified' && state(partner),
          word('partnerKind', partner.kind),
          t('partner.rating', { rating: partner.rating }),
          t('partner.deals', { count: partner.deals }),
          ...tags.filter(({ code }) => partner.skills.includes(code)).map((tag) => say.name(tag)),
        ),
    }
  }, [t, say, word])
}
