import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ago } from '#base/calendar'
import { ResourcePage } from '#kit/detail'
import { type Resource, refusalText } from '#kit/records'
import { inbox, useConfirm, useCore, useStore } from '#platform/core'
import { refusalCode } from '#platform/http'
import { useSearch } from '#platform/navigation'
import { SubmitKey } from '#platform/outbox'
import { Button, usePageTools } from '#ui/components'
import { act, type WholeMessage } from '../api'
import { TemplateBody } from '../components/TemplateBody'
import { useMessage } from '../components/useMessage'
import { useOpenMessage } from '../components/useOpenMessage'
import { useTexts } from '../plugin'
import { messageDetailTemplate, notyfyDetail } from '../routes'
import { readTemplate, type Template, type TemplateAction } from '../rules/template'
import { wordsIn } from '../rules/words'
import '../components/messages.css'

/** A message as its own template describes it: facts, a table, actions (/messageDetailTemplate). */
export default observer(function TemplatePage() {
  const { id } = useSearch(messageDetailTemplate)
  const t = useTexts()
  const { say, page } = usePageTools()
  const section = useMessage(id)
  const message = section.value
  const template = message && readTemplate(message.template)
  return (
    <ResourcePage
      title={template?.title ? wordsIn(template.title, say.language) : t('title.messageDetailTemplate')}
      section={section}
      bottomBar={message && template ? <Actions message={message} template={template} section={section} /> : undefined}
      empty={(shown) =>
        readTemplate(shown.template)
          ? undefined
          : {
              title: shown.template === undefined ? t('cannotOpen') : t('cut'),
              text: wordsIn(shown.title, say.language),
              action: { label: t('details'), onPress: () => page.open(notyfyDetail, { id }) },
            }
      }
    >
      {() => (template ? <TemplateBody template={template} /> : null)}
    </ResourcePage>
  )
})

interface ActionsProps {
  readonly message: WholeMessage
  readonly template: Template
  readonly section: Resource<WholeMessage>
}

/** The actions of a template; who did one, in their place once it is done. */
const Actions = observer(function Actions({ message, template, section }: ActionsProps) {
  const t = useTexts()
  const core = useCore()
  const { say, page } = usePageTools()
  const now = useStore(inbox).now()
  const open = useOpenMessage()
  const confirm = useConfirm()
  const [running, setRunning] = useState<string>()
  // A second press after a lost answer is the same action.
  const [key] = useState(() => new SubmitKey())
  const { id, done, expiresAt, gone } = message
  if (done) {
    // In place of the buttons: 'I come · Zhao Min did this 17 minutes ago.'
    const { kind, number } = ago(now.getTime() - done.at.getTime())
    const words = t(`refused.4801_${kind}`, { name: say.name(done.by), count: number })
    const chosen = template.actions.find((action) => action.id === done.action)
    return <p className="message__done">{say.line(chosen && wordsIn(chosen.label, say.language), words)}</p>
  }
  if (expiresAt && expiresAt <= now) return <p className="message__done">{t('refused.4802')}</p>
  if (gone) return <p className="message__done">{t('gone')}</p>

  const post = async (action: TemplateAction) => {
    const label = wordsIn(action.label, say.language)
    const asks = action.do === 'call' && action.confirm
    if (asks) {
      const title = asks === true ? t('confirm', { action: label }) : wordsIn(asks, say.language)
      if ((await confirm({ title, confirm: label, cancel: t('cancel') })) !== 'confirm') return
    }
    setRunning(action.id)
    try {
      const request = { id, actionId: action.id }
      section.set(await core.http(act, request, { idempotencyKey: (await key.for(request)).key }))
      key.settle()
    } catch (error) {
      core.feedback.toast(refusalText(error, t))
      // Somebody was first, or it has expired: the message says so in place of its buttons.
      if (refusalCode(error) !== undefined) await section.load()
    } finally {
      setRunning(undefined)
    }
  }
  const press = (action: TemplateAction) => {
    if (action.do === 'route')
      void open({ id: undefined, type: action.type, params: action.params, hasTemplate: false, gone: false })
    else if (action.do === 'ack') page.back()
    else void post(action)
  }
  // The bar gives the last button its width.
  const actions = [...template.actions].sort((a, b) => Number(a.tone === 'main') - Number(b.tone === 'main'))
  return actions.map((action) => (
    <Button
      key={action.id}
      variant={action.tone === 'main' ? 'main' : action.tone === 'danger' ? 'risk' : 'line'}
      busy={running === action.id}
      disabled={running !== undefined && running !== action.id}
      onPress={() => press(action)}
    >
      {wordsIn(action.label, say.language)}
    </Button>
  ))
})
