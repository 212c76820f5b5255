import { makeAutoObservable, observable, runInAction } from 'mobx'
import * as v from 'valibot'
import { Resource } from '#kit/records'
import type { Core } from '#platform/core'
import { GONE, HttpError, refusalCode } from '#platform/http'
import { answersSchema, getJudgeSubject, getPreStroe, type Subject, setPreStroe } from '../api'
import { type JudgeAnswer, pathOf } from '../rules/judge'
import type { LeadId } from '../rules/vocabulary'
import { leadRecords } from './leadRecords'

/** Draft of answers that are not saved on the server yet. */
const FORM = 'lead.judge'
const DraftSchema = v.object({ answers: answersSchema })

export type Saving = 'saved' | 'saving' | 'unsaved'

/** Whoever may edit a lead answers about it, the others see what was found. True without a lead, and while unknown. */
export async function mayJudge(core: Core, leadId: LeadId | undefined): Promise<boolean> {
  if (leadId === undefined) return true
  const { rights } = core.store(leadRecords).of(leadId).beside
  await rights.need()
  // Those that another page was loading come to nothing if it is left.
  if (rights.pending) await rights.need()
  return rights.value?.edit !== false
}

/**
 * The answers to one scene, with or without a lead. Each answer is stored on the device, then on the server, so that
 * the judgement resumes at the same subject after a kill and on another phone. Answers off the current path stay
 * stored, in case the user returns to it.
 */
export class Judging {
  readonly subjects = observable.map<string, Subject>([], { deep: false })
  readonly answers = observable.map<string, string>()
  readonly start: Resource<true>
  /** Id of the first subject; '' until loaded. */
  first = ''
  /** Position on the way: the subject on screen; behind the last one is the result. */
  at = 0
  saving: Saving = 'saved'
  /** The user may answer; otherwise the answers are only shown. */
  mayAnswer = true
  /** Error of the last save. */
  saveError: unknown = undefined
  #turn = 0
  #queue: Promise<void> = Promise.resolve()

  readonly #core: Core
  readonly sceneId: string
  readonly leadId: LeadId | undefined

  constructor(core: Core, sceneId: string, leadId: LeadId | undefined) {
    this.#core = core
    this.sceneId = sceneId
    this.leadId = leadId
    this.start = new Resource((signal) => this.resume(signal))
    makeAutoObservable(this, { subjects: false, answers: false, start: false, saveError: false }, { autoBind: true })
  }

  get path() {
    return pathOf(
      this.first,
      (id) => this.subjects.get(id),
      (id) => this.answers.get(id),
    )
  }

  /** The subject on screen; undefined at the result. */
  get subject(): Subject | undefined {
    const { steps, next } = this.path
    return steps[this.at]?.subject ?? (next === undefined ? undefined : this.subjects.get(next))
  }

  get chosen(): string | undefined {
    return this.subject && this.answers.get(this.subject.id)
  }

  /** True if the answer on screen ends the path. */
  get isLast(): boolean {
    const { steps, next } = this.path
    return this.at === steps.length - 1 && next === undefined
  }

  /** The answers on the path, in the form in which they are saved. */
  get given(): readonly JudgeAnswer[] {
    return this.path.steps.map(({ subject, option }) => ({ subjectId: subject.id, optionId: option.id }))
  }

  /** Answers the subject on screen. */
  choose(optionId: string): void {
    if (!this.subject) return
    this.answers.set(this.subject.id, optionId)
    void this.save()
  }

  /** Goes on to the next subject or the result; rejects if the subject cannot be loaded. */
  async goOn(): Promise<void> {
    const { at } = this
    const option = this.path.steps[at]?.option
    if (option?.next !== undefined) await this.bring(option.next)
    runInAction(() => {
      // Who went back or answered otherwise while the subject loaded would get past a question that was not answered.
      if (this.at === at && this.path.steps[at]?.option === option) this.at += 1
    })
  }

  goBack(): void {
    this.at = Math.max(0, Math.min(this.at, this.path.steps.length) - 1)
  }

  /** Clears all answers. */
  restart(): void {
    this.answers.clear()
    this.at = 0
    void this.save()
  }

  /** Saves on the device, then on the server; only the latest answers are sent. Never rejects: see `saving`. */
  async save(): Promise<void> {
    const turn = ++this.#turn
    const answers = [...this.given]
    this.saving = 'saving'
    this.#queue = this.#queue.then(() => this.store(turn, answers))
    await this.#queue
  }

  private async store(turn: number, answers: JudgeAnswer[]): Promise<void> {
    if (turn !== this.#turn) return
    const { http, drafts } = this.#core
    const { sceneId, leadId, record } = this
    let error: unknown
    try {
      await drafts.save(FORM, record, { answers })
      await http(setPreStroe, { sceneId, answers, ...(leadId && { leadId }) }, { background: true })
      if (turn === this.#turn) await drafts.discard(FORM, record)
    } catch (reason) {
      error = reason
    }
    runInAction(() => {
      if (turn !== this.#turn) return
      this.saveError = error
      this.saving = error === undefined ? 'saved' : 'unsaved'
    })
  }

  private get record(): string {
    return `${this.leadId ?? ''} ${this.sceneId}`
  }

  private async resume(signal: AbortSignal): Promise<true> {
    const { http, drafts } = this.#core
    const { sceneId, leadId } = this
    const [first, [saved], draft, mayAnswer] = await Promise.all([
      http(getJudgeSubject, { sceneId }, { signal }),
      http(getPreStroe, { sceneId, ...(leadId && { leadId }) }, { signal }),
      drafts.load(FORM, this.record),
      mayJudge(this.#core, leadId),
    ])
    // What the device still holds never reached the server, so it is newer; it cannot, once the right is gone.
    const unsaved = v.safeParse(DraftSchema, mayAnswer ? draft?.value : undefined)
    const answers = unsaved.success ? unsaved.output.answers : (saved?.answers ?? [])
    runInAction(() => {
      this.mayAnswer = mayAnswer
      this.first = first.id
      this.subjects.set(first.id, first)
      for (const { subjectId, optionId } of answers) this.answers.set(subjectId, optionId)
    })
    await Promise.all(answers.map(({ subjectId }) => this.bringIfThere(subjectId, signal)))
    const { next } = this.path
    if (next !== undefined) await this.bring(next, signal)
    runInAction(() => {
      this.at = this.path.steps.length
    })
    if (unsaved.success) void this.save()
    return true
  }

  private async bring(subjectId: string, signal?: AbortSignal): Promise<void> {
    if (this.subjects.has(subjectId)) return
    const { sceneId } = this
    const subject = await this.#core.http(getJudgeSubject, { sceneId, subjectId }, signal ? { signal } : {})
    runInAction(() => this.subjects.set(subjectId, subject))
  }

  /** A removed subject ends the path: the user answers again from there. */
  private async bringIfThere(subjectId: string, signal: AbortSignal): Promise<void> {
    try {
      await this.bring(subjectId, signal)
    } catch (error) {
      if (!(error instanceof HttpError) || refusalCode(error) !== GONE) throw error
    }
  }
}
