import Check from '@phosphor-icons/core/regular/check.svg'
import ClockCounterClockwise from '@phosphor-icons/core/regular/clock-counter-clockwise.svg'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatNearDay, formatNearMoment, timeOfDay } from '#base/calendar'
import { refusalText } from '#kit/records'
import { useConfirm } from '#platform/core'
import { useCoreTexts, useLanguage, useTextsOf } from '#platform/i18n'
import { useBackListener, usePage, usePageNavigation, usePageState } from '#platform/navigation'
import {
  Button,
  Icon,
  InlineError,
  type MenuAction,
  NavNote,
  Notice,
  OfflineBar,
  PageFrame,
  SkeletonForm,
} from '#ui/components'
import type { SaveState } from './AutoSave'
import type { EarlierSubmit } from './DraftFormModel'
import { showFirstError } from './showFirstError'
import { type FormTexts, useFormTexts } from './texts'
import type { PageForm } from './useDraftForm'
import { useNews } from './useNews'
import './FormPage.css'

export interface FormPageProps<V extends FieldValues> {
  readonly title: string
  readonly form: PageForm<V>
  /** Label of the submit button. */
  readonly submit: string
  /** Something else comes first, such as a duplicate that was found: the submit is the second choice. */
  readonly isSecondary?: boolean
  /** Before the label of the submit button. */
  readonly icon?: ReactNode
  /** Buttons in the bar, after the state of the draft. */
  readonly actions?: ReactNode
  readonly menu?: readonly MenuAction[] | undefined
  /** Text for a failed submit; default: the area's text of the refusal (`refused.<code>`), else the app's. */
  readonly failureText?: ((error: unknown) => string) | undefined
  readonly children: ReactNode
}

/**
 * A form page (pages 'Form screens'): draft state in the bar, a notice for a restored draft or an earlier submit,
 * scrolling to the first invalid field, and a confirmation before leaving with unsent input.
 */
export function FormPage<V extends FieldValues>(props: FormPageProps<V>) {
  const page = usePageNavigation()
  const { title, form, submit, isSecondary = false, icon, actions, menu, failureText, children } = props
  const t = useCoreTexts()
  const own = useFormTexts()
  const area = useTextsOf(usePage().plugin)
  const confirm = useConfirm()
  const fields = useRef<HTMLFormElement>(null)
  const [leaving, setLeaving] = useState(false)
  usePageState(form.ready ? 'ready' : 'loading')

  const confirmLeave = async () => {
    await form.keep()
    const answer = await confirm({
      title: t('form.leaveTitle'),
      text: own('forms.leaveText'),
      confirm: t('form.leave'),
      cancel: t('form.stay'),
    })
    if (answer === 'confirm') setLeaving(true)
  }
  useBackListener(() => void confirmLeave(), form.dirty && !leaving)
  // In an effect, because the back listener must be removed before the page is left.
  useEffect(() => {
    if (leaving) page.leave()
  }, [leaving, page])

  useNews(form.invalid, () => {
    if (form.invalid > 0) showFirstError(fields.current)
  })

  const failed = form.failure !== undefined
  return (
    <PageFrame
      title={title}
      nav={{
        back: 'close',
        actions: (
          <>
            <DraftNote saved={form.saved} />
            {actions}
          </>
        ),
        menu,
      }}
      notice={<OfflineBar />}
      bottomBar={
        <Button
          variant={isSecondary ? 'soft' : 'main'}
          wide
          icon={icon}
          busy={form.sending || form.preparing}
          disabled={!form.ready}
          onPress={form.submit}
        >
          {submit}
        </Button>
      }
    >
      <DraftNotice form={form} />
      {form.ready ? (
        <form
          ref={fields}
          className="formpage"
          noValidate
          // What would be changed while it is being sent would be neither sent nor kept.
          inert={form.sending}
          onSubmit={(event) => {
            event.preventDefault()
            form.submit()
          }}
        >
          {children}
        </form>
      ) : (
        <SkeletonForm />
      )}
      {failed || form.elsewhere.length > 0 ? (
        <div className="formpage__failure">
          {failed ? (
            <InlineError
              text={`${own('forms.sendFailed')} ${failureText?.(form.failure) ?? refusalText(form.failure, area)}`}
              onRetry={form.again ?? form.submit}
            />
          ) : null}
          {form.elsewhere.map((text) => (
            <InlineError key={text} text={`${own('forms.sendFailed')} ${text}`} />
          ))}
        </div>
      ) : null}
    </PageFrame>
  )
}

/** Notice about an earlier submit of the draft, or about the restored draft. */
function DraftNotice({ form }: { form: Pick<PageForm<never>, 'earlier' | 'restoredAt' | 'startOver'> }) {
  const t = useFormTexts()
  const language = useLanguage()
  const notice = useRef<HTMLDivElement>(null)
  const { earlier, restoredAt, startOver } = form
  const isNews = earlier?.edited === true
  useNews(isNews, () => {
    if (isNews) notice.current?.scrollIntoView({ block: 'center' })
  })

  if (!earlier && !restoredAt) return null
  const action = { label: t('forms.draftDiscard'), onPress: startOver }
  return (
    <div className="formpage__notice" ref={notice}>
      {earlier ? (
        <Notice
          role="status"
          tone={earlier.edited || earlier.state === 'unknown' ? 'warn' : 'brand'}
          icon={<Icon svg={earlier.state === 'sent' ? Check : ClockCounterClockwise} />}
          action={earlier.edited || earlier.state === 'unknown' ? action : undefined}
        >
          {t(EARLIER_TEXTS[earlier.state][earlier.edited ? 'edited' : 'same'], {
            time: formatNearMoment(earlier.at, language),
          })}
        </Notice>
      ) : (
        <Notice icon={<Icon svg={ClockCounterClockwise} />} action={action}>
          {t('forms.draftRestored', { when: formatNearDay(restoredAt ?? new Date(), language) })}
        </Notice>
      )}
    </div>
  )
}

type FormTextKey = Parameters<FormTexts>[0]

const EARLIER_TEXTS: Readonly<
  Record<EarlierSubmit['state'], { readonly same: FormTextKey; readonly edited: FormTextKey }>
> = {
  checking: { same: 'forms.earlierChecking', edited: 'forms.earlierChecking' },
  sent: { same: 'forms.earlierSent', edited: 'forms.earlierSentEdited' },
  queued: { same: 'forms.earlierQueued', edited: 'forms.earlierQueuedEdited' },
  unknown: { same: 'forms.earlierUnknown', edited: 'forms.earlierUnknown' },
}

function DraftNote({ saved }: { saved: SaveState }) {
  const t = useFormTexts()
  const language = useLanguage()
  if (saved.kind === 'none') return null
  if (saved.kind === 'saving') return <NavNote>{t('forms.draftSaving')}</NavNote>
  return (
    <NavNote icon={<Icon svg={Check} />}>
      {t('forms.draftSaved')} {timeOfDay(saved.at, language)}
    </NavNote>
  )
}
