import EnvelopeOpen from '@phosphor-icons/core/regular/envelope-open.svg'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ResourcePage } from '#kit/detail'
import { useNeeded } from '#kit/records'
import { inbox, useStore } from '#platform/core'
import { usePage } from '#platform/navigation'
import { Badge, Card, Cell, Icon, SkeletonRows, usePageTools } from '#ui/components'
import { CATEGORY_ICONS } from '../components/categoryIcons'
import { useListing } from '../components/useListing'
import { useMarks } from '../components/useMarks'
import { useTexts } from '../plugin'
import { messageCate } from '../routes'
import { wordsIn } from '../rules/words'
import { categories } from '../stores'
import '../components/messages.css'

/** Categories of messages with their unread ones and the last message (/messageCenter). */
export default observer(function MessageCenter() {
  const t = useTexts()
  const { say, page } = usePageTools()
  const marks = useMarks()
  const section = useNeeded(useStore(categories))
  const { unread, maxSeq, isPending } = useStore(inbox)
  const { visible } = usePage()
  useListing()
  // biome-ignore lint/correctness/useExhaustiveDependencies: news and marks change what is shown
  useEffect(() => {
    // Before the server has the marks, its figures are those of before.
    if (visible && !isPending) void section.load()
  }, [visible, section, maxSeq, unread, isPending])
  const known = [...(section.value ?? [])].sort((a, b) => b.maxSeq - a.maxSeq)
  const readAll = () => void marks.readAll(known[0]?.maxSeq ?? 0, undefined)
  const isAnyUnread = known.some((category) => category.unread > 0)
  return (
    <ResourcePage
      title={t('title.messageCenter')}
      nav={{ menu: isAnyUnread ? [{ label: t('readAll'), icon: <Icon svg={EnvelopeOpen} />, onPress: readAll }] : [] }}
      section={section}
      skeleton={
        <Card>
          <SkeletonRows height={68} />
        </Card>
      }
      empty={(found) => (found.length === 0 ? { title: t('empty.all'), text: t('empty.text') } : undefined)}
    >
      {() => (
        <Card>
          {known.map(({ code, unread: open, last }) => (
            <Cell
              key={code}
              icon={<Icon svg={CATEGORY_ICONS[code]} />}
              title={t(`category.${code}`)}
              note={last && wordsIn(last.title, say.language)}
              value={
                <span className="message__value">
                  {last ? say.nearDay(last.at) : null}
                  {open > 0 ? (
                    <>
                      <Badge count={open} />
                      <span className="visually-hidden">{t('unreadCount', { count: open })}</span>
                    </>
                  ) : null}
                </span>
              }
              onPress={() => page.open(messageCate, { tab: code })}
            />
          ))}
        </Card>
      )}
    </ResourcePage>
  )
})
