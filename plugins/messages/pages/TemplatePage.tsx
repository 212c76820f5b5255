import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ResourcePage } from '#kit/detail'
import { type Resource, refusalText } from '#kit/records'
import { type Column, DataTable } from '#kit/tables'
import { inbox, useConfirm, useCore, useStore } from '#platform/core'
import { refusalCode } from '#platform/http'
import { useSearch } from '#platform/navigation'
import { SubmitKey } from '#platform/outbox'
import { Button, Card, Notice, usePageTools } from '#ui/components'
import { act, type WholeMessage } from '../api'
import { Done } from '../components/Done'
import { TemplateRows } from '../components/TemplateRows'
import { useMessage } from '../components/useMessage'
import { useOpenMessage } from '../components/useOpenMessage'
import { useValueText } from '../components/useValueText'
import { wordsIn } from '../components/words'
import { useTexts } from '../plugin'
import { messageDetailTemplate, notyfyDetail } from '../routes'
import { readTemplate, type Template, type TemplateAction, type TemplateCells } from '../rules/template'
import '../components/messages.css'

interface IndexedCells {
  readonly key: string
  readonly cells: TemplateCells
}

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

function TemplateBody({ template }: { readonly template: Template }) {
  const t = useTexts()
  const { say } = usePageTools()
  const valueText = useValueText()
  const { subtitle, rows, table, isCut } = template
  const indexed = (cells: TemplateCells, at: number): IndexedCells => ({ key: String(at), cells })
  const columns = table?.columns.map(
    ({ key, label, as, align }): Column<IndexedCells> => ({
      key,
      label: wordsIn(label, say.language),
      text: ({ cells }) => valueText(cells[key], as),
      align: align === 'right' ? 'end' : undefined,
    }),
  )
  return (
    <>
      {isCut ? <Notice>{t('cut')}</Notice> : null}
      {subtitle ? <p className="message__summary message__summary--alone">{wordsIn(subtitle, say.language)}</p> : null}
      {rows.length > 0 ? (
        <Card>
          <TemplateRows rows={rows} />
        </Card>
      ) : null}
      {table && columns ? (
        <Card>
          <DataTable
            label={t('table')}
            columns={columns}
            rows={table.rows.map(indexed)}
            keyOf={({ key }) => key}
            total={table.total && indexed(table.total, -1)}
          />
        </Card>
      ) : null}
    </>
  )
}

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
  if (done) return <Done {...done} />
  if (expiresAt && expiresAt <= now) return <p className="message__done">{t('refused.4802')}</p>
  if (gone) return <p className="message__done">{t('gone')}</p>

  const post = async (action: TemplateAction) => {
    const label = wordsIn(action.label, say.language)
    const asks = action.do === 'call' && action.confirm
    const text = typeof asks === 'object' || typeof asks === 'string' ? wordsIn(asks, say.language) : undefined
    if (asks) {
      const title = text ?? t('confirm', { action: label })
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
      void open({ id, type: action.type, params: action.params, hasTemplate: false, gone: false })
    else if (action.do === 'ack') page.back()
    else void post(action)
  }
  return template.actions.map((action) => (
    <Button
      key={action.id}
      variant={action.tone === 'main' ? 'main' : action.tone === 'danger' ? 'risk' : 'line'}
      wide={template.actions.length === 1}
      busy={running === action.id}
      disabled={running !== undefined && running !== action.id}
      onPress={() => press(action)}
    >
      {wordsIn(action.label, say.language)}
    </Button>
  ))
})
