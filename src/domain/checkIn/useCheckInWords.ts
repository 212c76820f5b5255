import { useMemo } from 'react'
import { formatMoment } from '#base/calendar'
import { formatDistance } from '#base/quantities'
import { isLate, isSignal } from '#domain/checkIn/rules'
import { addTexts, nameIn, textIn, useLanguage } from '#platform/i18n'
import type { CheckInRecord } from './checkIn'
import en from './checkIn.en.json'
import zh from './checkIn.zh-CN.json'

/** Texts of a check-in: for its own body, rows of lists and timelines. */
export function useCheckInWords() {
  const t = useCheckInTexts()
  const language = useLanguage()
  return useMemo(() => {
    const signal = (key: string) => (isSignal(key) ? t(`checkIn.signal.${key}`) : key)
    const reviewText = ({ decision, by, comment }: NonNullable<CheckInRecord['review']>) => {
      const name = nameIn(by, language)
      const words = { accept: t('checkIn.accepted', { name }), reject: t('checkIn.rejected', { name }) }
      return [words[decision as keyof typeof words] ?? decision, comment].filter(Boolean).join(' ')
    }
    const stay = (minutes: number) =>
      t(minutes < 60 ? 'checkIn.stay.minutes' : 'checkIn.stay.hours', {
        hours: Math.floor(minutes / 60),
        minutes: minutes % 60,
      })
    const known = (words: readonly (string | false | undefined)[]) => words.filter((word) => typeof word === 'string')
    return {
      correction: t('checkIn.correct'),
      /** What was typed, of a draft that can be sent no more. */
      drafted: (['text', 'reason'] as const).map((name) => ({
        label: t(`checkIn.${name}`),
        text: (values: Readonly<Record<'text' | 'reason', string>>) => values[name],
      })),
      signal,
      address: ({ address, addressEn }: CheckInRecord) => textIn(address, addressEn, language),
      /** Notes, and the reason of one outside of the zone. */
      said: ({ text, textEn, reason }: CheckInRecord) =>
        [textIn(text, textEn, language), reason].filter(Boolean).join(' '),
      accuracy: ({ accuracy }: Pick<CheckInRecord, 'accuracy'>) =>
        accuracy === undefined ? undefined : t('checkIn.accuracy', { metres: Math.max(1, Math.round(accuracy)) }),
      /** How far it was from the site. */
      distance: ({ distance }: CheckInRecord) =>
        distance === undefined ? undefined : t('checkIn.distance', { value: formatDistance(distance) }),
      /** How long a stay is, from an hour on with hours. minutes */
      stay,
      /** How long the user stayed. */
      dwell: ({ dwell }: CheckInRecord) =>
        dwell === undefined ? undefined : t('checkIn.dwell', { stay: stay(dwell) }),
      /** What is odd about it. */
      odd: ({ at, serverAt, signals }: CheckInRecord) =>
        known([
          serverAt && isLate(at, serverAt) && t('checkIn.late', { time: formatMoment(serverAt, language) }),
          ...signals.filter((key) => key !== 'late').map(signal),
        ]),
      /** What became of it. */
      since: ({ isPending, review, correction }: CheckInRecord) =>
        known([
          isPending && t('checkIn.pending'),
          review && reviewText(review),
          correction && t('checkIn.corrected', { note: correction.note }),
        ]),
    }
  }, [t, language])
}

/** The texts of check-ins, loaded with their code. */
export const useCheckInTexts = addTexts(en, zh)
