import { observer } from 'mobx-react-lite'
import { FileList } from '#kit/attachments'
import { ResourcePage } from '#kit/detail'
import { inbox, useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Button, Card, Notice, usePageTools } from '#ui/components'
import { SafeHtml } from '#ui/html'
import type { WholeMessage } from '../api'
import { LevelTag } from '../components/LevelTag'
import { useMessage } from '../components/useMessage'
import { useOpenMessage } from '../components/useOpenMessage'
import { useTexts } from '../plugin'
import { messageDetailTemplate, notyfyDetail } from '../routes'
import { target } from '../rules/target'
import { readTemplate } from '../rules/template'
import { wordsIn } from '../rules/words'
import '../components/messages.css'

/** A notification: its text, its files, and the way to the screen that settles it (/notyfyDetail). */
export default observer(function Notification() {
  const { id } = useSearch(notyfyDetail)
  const t = useTexts()
  const { say, page } = usePageTools()
  const { registry } = useCore()
  const open = useOpenMessage()
  const section = useMessage(id)
  const now = useStore(inbox).now()
  /** A template that this version cannot read is none: its page would only lead back here. */
  const hasTemplate = readTemplate(section.value?.template) !== undefined
  const isExpired = ({ expiresAt }: WholeMessage) => expiresAt !== undefined && expiresAt <= now
  const targetOf = (message: WholeMessage) => target({ ...message, hasTemplate }, registry, now)

  const bar = (message: WholeMessage) => {
    const { kind } = targetOf(message)
    if (isExpired(message) || kind === 'message') return null
    const go = () => (kind === 'template' ? page.open(messageDetailTemplate, { id }) : void open(message))
    return (
      <Button variant="main" onPress={go}>
        {kind === 'template' ? t('open') : t('handle')}
      </Button>
    )
  }
  const noticeOf = (message: WholeMessage) => {
    if (isExpired(message)) return t('refused.4802')
    const found = targetOf(message)
    if (found.kind === 'message' && found.why) return found.why === 'gone' ? t('gone') : t('cannotOpen')
    return message.isCut || hasTemplate !== message.hasTemplate ? t('cut') : undefined
  }
  return (
    <ResourcePage
      title={t('title.notyfyDetail')}
      section={section}
      bottomBar={section.value ? bar(section.value) : undefined}
    >
      {(message) => {
        const { title, summary, html, files, from, at, level } = message
        const notice = noticeOf(message)
        return (
          <>
            {notice ? <Notice>{notice}</Notice> : null}
            <Card pad>
              <h2 className="message__title">{wordsIn(title, say.language)}</h2>
              <p className="message__facts">
                <LevelTag level={level} />
                {say.line(say.name(from), say.moment(at))}
              </p>
              {summary ? <p className="message__summary">{wordsIn(summary, say.language)}</p> : null}
              {html ? <SafeHtml html={html} /> : null}
            </Card>
            {files.length > 0 ? (
              <Card title={t('files')}>
                <FileList label={t('files')} files={files} />
              </Card>
            ) : null}
          </>
        )
      }}
    </ResourcePage>
  )
})
