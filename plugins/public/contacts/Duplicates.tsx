import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { isPhone } from '#base/wire'
import { type PageForm, useLiveCheck, useRefusedFor } from '#kit/forms'
import { queryOf } from '#kit/records'
import { useCore } from '#platform/core'
import { HttpError, refusalCode } from '#platform/http'
import { Button, Notice, usePageTools } from '#ui/components'
import { checkContact, type Duplicate } from '../api'
import { useTexts } from '../plugin'
import { contactEdit, contact as route } from '../routes'
import { subjectOf } from '../rules/contact'
import { type ContactValues, enteredPhones, PHONES } from '../rules/fields'
import { moveDraft } from './moveDraft'
import './contacts.css'

const SAME_NUMBER = 4401
const MERGED = 4403
/** Most contacts that are shown. */
const SHOWN = 3

const sentContact = v.object({ contactId: v.string(), name: v.string(), nameEn: v.optional(v.string()) })

export interface DuplicatesProps {
  readonly form: PageForm<ContactValues>
  readonly id: string | undefined
  /** Called when saving becomes what the notice offers, and no longer is. */
  readonly onCertain: (is: boolean) => void
}

/** Contacts that may be the one being entered (field-needs.md 6): the user can open one or save anyway. */
export function Duplicates({ form, id, onCertain }: DuplicatesProps) {
  const t = useTexts()
  const core = useCore()
  const { say, page } = usePageTools()
  const checked = useLiveCheck(form, ['name', 'home', ...PHONES], (values) => {
    const phones = enteredPhones(values).filter(isPhone)
    const name = values.name.trim()
    if (phones.length === 0 && name === '') return undefined
    return queryOf(checkContact, { ...subjectOf(values.home?.id), contactId: id, name, phones })
  }).value
  const isSame = useRefusedFor(form, SAME_NUMBER, ({ name, home, phone, phone2, phone3 }) => {
    return [name, home?.id, phone, phone2, phone3]
  })
  const named = useRefused(form.failure)
  const refused = named?.why === 'certain' && !isSame ? undefined : named
  // Those who are not named are said once.
  const found = [...(refused ? [refused] : []), ...(checked ?? [])]
    .filter(({ contactId }, at, all) => all.findIndex((other) => other.contactId === contactId) === at)
    .slice(0, SHOWN)
  useForceOnce(form)
  const isCertain = found.some(({ why }) => why === 'certain')
  useEffect(() => onCertain(isCertain), [onCertain, isCertain])
  const saveAnyway = () => {
    form.set({ force: true })
    form.submit()
  }
  const openOne = async (contactId: string, why: Duplicate['why'], home = form.values().home?.id) => {
    if (why !== 'merged' || id === undefined) return page.open(route, { id: home, contact: contactId })
    await form.keep()
    // Back leads to words that stayed, because the other contact has a draft of its own.
    const go = (await moveDraft(core, id, contactId)) ? page.replace : page.open
    go(contactEdit, { id: contactId })
  }
  return found.map(({ contactId, name = '', nameEn, why, where }) => {
    const words = { name: say.name({ name, nameEn }), where: say.name(where) ?? '' }
    const open = contactId !== undefined && {
      label: t('contact.open'),
      onPress: () => openOne(contactId, why, where?.id),
    }
    return (
      <Notice
        key={contactId ?? why}
        tone={why === 'elsewhere' ? 'brand' : 'warn'}
        role="status"
        action={open || undefined}
      >
        {contactId === undefined ? t('duplicate.hidden') : t(`duplicate.${why as 'certain'}`, words)}
        {why === 'certain' ? (
          <span className="contact__force">
            <Button size="small" variant="line" onPress={saveAnyway}>
              {t('duplicate.force')}
            </Button>
          </span>
        ) : null}
      </Notice>
    )
  })
}

/** 'Save anyway' is said of name, numbers and customer as they are then: once they change, it is asked again. */
function useForceOnce(form: PageForm<ContactValues>): void {
  const [force, name, home, ...phones] = useWatch({ control: form.control, name: ['force', 'name', 'home', ...PHONES] })
  const about = JSON.stringify([name, home?.id, phones])
  const forced = useRef<string>(undefined)
  useEffect(() => {
    if (!force) forced.current = undefined
    else if (forced.current === undefined) forced.current = about
    else if (forced.current !== about) form.set({ force: false })
  }, [form, force, about])
}

/** The contact that a refusal names: one with the same number, or the one that this was merged into. */
function useRefused(failure: unknown): Duplicate | undefined {
  const code = refusalCode(failure)
  if (!(failure instanceof HttpError) || (code !== SAME_NUMBER && code !== MERGED)) return undefined
  const contact = v.safeParse(sentContact, failure.data)
  if (!contact.success) return undefined
  const why = code === MERGED ? 'merged' : 'certain'
  return { ...contact.output, nameEn: contact.output.nameEn, why: why as Duplicate['why'], where: undefined }
}
