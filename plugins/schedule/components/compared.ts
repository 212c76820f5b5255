import { formatNumber } from '#base/quantities'
import { namesOfFiles } from '#kit/attachments'
import { currentBy, dayInWords } from '#kit/records'
import { codeText, currentLanguage, listIn, nameIn } from '#platform/i18n'
import { type Daily, daily, type Quantity, task } from '../api'
import { text } from '../plugin'
import type { DailyValues, TaskValues } from '../rules/fields'

/** What two versions of a task or a report are compared by, in the form and for an entry of the outbox. */

export const [readTask, readDaily] = [currentBy(task), currentBy(daily)]

export const comparedTask = {
  name: ({ name }) => name,
  phase: ({ phase }) => phase && codeText(text, 'phase', phase),
  owner: ({ owner }) => owner?.id ?? '',
  start: ({ start }) => dayInWords(start),
  end: ({ end }) => dayInWords(end),
  percent: ({ percent }) => `${percent}%`,
  state: ({ state }) => state && codeText(text, 'taskState', state),
  reason: ({ reason }) => reason,
} as const satisfies Partial<Record<keyof TaskValues, (values: TaskValues) => string>>

const listed = (words: readonly string[]) => listIn(words, currentLanguage())

/** `known`: what the site builds (`Cables 1.5 km`); by codes without it. */
export const comparedDaily = (known: readonly Quantity[]) =>
  ({
    weather: ({ weather }) => weather && codeText(text, 'weather', weather),
    tempMin: ({ tempMin }) => tempMin,
    tempMax: ({ tempMax }) => tempMax,
    stopHours: ({ stopHours }) => stopHours,
    crew: ({ crew }) => listed(crew.map(({ trade, heads, hours }) => `${trade} ${heads} × ${hours} ${text('unit.h')}`)),
    machines: ({ machines }) => machines,
    quantities: ({ quantities }) =>
      listed(
        quantities.map(({ code, done }) => {
          const of = known.find((each) => each.code === code)
          const name = of ? nameIn(of, currentLanguage()) : code
          const unit = of && codeText(text, 'unit', of.unit)
          return [name, formatNumber(Number(done), currentLanguage()), unit].filter(Boolean).join(' ')
        }),
      ),
    safety: ({ safety }) => safety && codeText(text, 'safety', safety),
    problems: ({ problems }) => problems,
    // The form's note is that of the next correction.
    note: ({ note }: DailyValues, theirs?: Pick<Daily, 'note'>) => theirs?.note ?? note,
    photos: ({ photos }) => namesOfFiles(photos),
  }) as const satisfies Partial<Record<keyof DailyValues, (values: DailyValues) => string>>
