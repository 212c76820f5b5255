import { roundTo, sumOf } from '#base/quantities'

/** The judgement of a lead by questions (domain/leads.md 5 'judge'); shared by the app and the simulator. */

export interface JudgeOption {
  readonly id: string
  /** The next subject; absent where the judgement ends. */
  readonly next?: string | undefined
  /** Points by solution; 0 for a solution that is not named. */
  readonly scores?: Readonly<Record<string, number>>
  /** Solutions that this answer rules out. */
  readonly veto?: readonly string[]
}

export interface JudgeSubject {
  readonly id: string
  readonly options: readonly JudgeOption[]
}

export interface JudgeAnswer {
  readonly subjectId: string
  readonly optionId: string
}

/** An answered subject. */
export interface JudgeStep<S extends JudgeSubject = JudgeSubject> {
  readonly subject: S
  readonly option: OptionOf<S>
}

/** The options of an area's own subjects, with their texts. */
type OptionOf<S extends JudgeSubject> = S['options'][number]

export interface JudgePath<S extends JudgeSubject = JudgeSubject> {
  readonly steps: readonly JudgeStep<S>[]
  /** The subject to answer next; undefined at the end. */
  readonly next: string | undefined
}

/**
 * Follows the answers from the first subject. The path ends at an answer that no longer exists, at an unknown subject
 * and at a cycle; the user answers again from that subject on.
 */
export function pathOf<S extends JudgeSubject>(
  first: string,
  subjectOf: (id: string) => S | undefined,
  answerTo: (subjectId: string) => string | undefined,
): JudgePath<S> {
  const steps: JudgeStep<S>[] = []
  const passed = new Set<string>()
  let next: string | undefined = first
  while (next !== undefined && !passed.has(next)) {
    passed.add(next)
    const subject = subjectOf(next)
    const chosen = subject && answerTo(subject.id)
    const option: OptionOf<S> | undefined = subject?.options.find(({ id }) => id === chosen)
    if (!subject || !option) break
    steps.push({ subject, option })
    next = option.next
  }
  return { steps, next: next !== undefined && steps.some(({ subject }) => subject.id === next) ? undefined : next }
}

/** From this share of the points on a solution fits, or is possible. % */
const FITS = 60
const POSSIBLE = 40

const VERDICTS = ['fits', 'possible', 'unlikely', 'vetoed'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Points of one answer for a solution. */
export interface Gain<S extends JudgeSubject = JudgeSubject> extends JudgeStep<S> {
  readonly got: number
  readonly best: number
}

export interface Judged<S extends JudgeSubject = JudgeSubject> {
  readonly schemaId: string
  /** 0 to 100; rounded, half away from zero, before it is compared with the limits. */
  readonly fit: number
  readonly verdict: Verdict
  /** The answer that ruled the solution out. */
  readonly vetoedBy: JudgeStep<S> | undefined
  /** The answers that counted, those with the most points first. */
  readonly gains: readonly Gain<S>[]
}

/**
 * Judges every solution that the subjects on the path score: fit = 100·Σ chosen/Σ best. A solution that could earn no
 * point is omitted, unless an answer ruled it out. Best first.
 */
export function judge<S extends JudgeSubject>(steps: readonly JudgeStep<S>[]): readonly Judged<S>[] {
  const judged = schemasOf(steps).flatMap((schemaId) => judgeOne(schemaId, steps) ?? [])
  return judged.sort(
    (a, b) =>
      VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) || b.fit - a.fit || (a.schemaId < b.schemaId ? -1 : 1),
  )
}

function schemasOf(steps: readonly JudgeStep[]): string[] {
  const options = steps.flatMap(({ subject }) => subject.options)
  return [...new Set(options.flatMap(({ scores = {}, veto = [] }) => [...Object.keys(scores), ...veto]))]
}

function judgeOne<S extends JudgeSubject>(schemaId: string, steps: readonly JudgeStep<S>[]): Judged<S> | undefined {
  const gains = steps
    .map((step) => ({
      ...step,
      got: pointsOf(step.option, schemaId),
      best: Math.max(...step.subject.options.map((option) => pointsOf(option, schemaId))),
    }))
    .filter(({ best }) => best > 0)
  const vetoedBy = steps.find(({ option }) => option.veto?.includes(schemaId))
  const best = sumOf(gains, (gain) => gain.best)
  if (best === 0 && !vetoedBy) return undefined
  const fit = best === 0 ? 0 : roundTo((100 * sumOf(gains, ({ got }) => got)) / best, 0)
  return {
    schemaId,
    fit,
    verdict: vetoedBy ? 'vetoed' : verdictOf(fit),
    vetoedBy,
    gains: gains.filter(({ got }) => got > 0).sort((a, b) => b.got - a.got),
  }
}

/** Points start at 0: an answer against a solution is a veto, not a negative score. */
const pointsOf = ({ scores }: JudgeOption, schemaId: string): number => Math.max(0, scores?.[schemaId] ?? 0)

/** Verdict for a fit in percent, unless an answer rules the solution out. */
export function verdictOf(fit: number): Verdict {
  if (fit >= FITS) return 'fits'
  return fit >= POSSIBLE ? 'possible' : 'unlikely'
}

/** What may be proposed: solutions that fit; if none does, those that are possible. */
export function proposable(judged: readonly Judged[]): readonly string[] {
  const fitting = judged.filter(({ verdict }) => verdict === 'fits')
  const shown = fitting.length > 0 ? fitting : judged.filter(({ verdict }) => verdict === 'possible')
  return shown.map(({ schemaId }) => schemaId)
}
