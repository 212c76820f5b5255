import EnvelopeOpen from '@phosphor-icons/core/regular/envelope-open.svg'
import EnvelopeSimple from '@phosphor-icons/core/regular/envelope-simple.svg'
import Trash from '@phosphor-icons/core/regular/trash.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { type ListModel, ListRow, ListScreen, NewRows, useListScreen } from '#kit/lists'
import { inbox, useStore } from '#platform/core'
import { usePage } from '#platform/navigation'
import { classes, Icon, Tag, usePageTools } from '#ui/components'
import { CATEGORY_ICONS } from '../components/categoryIcons'
import { LevelTag } from '../components/LevelTag'
import { useListing } from '../components/useListing'
import { useMarks } from '../components/useMarks'
import { useOpenMessage } from '../components/useOpenMessage'
import { useTexts } from '../plugin'
import { notyfyDetail } from '../routes'
import { wordsIn } from '../rules/words'
import { categories, messageList, messageRows } from '../stores'
import '../components/messages.css'

export { messageSearch as search } from '../rules/filters'
export { messageList as data } from '../stores'

/** Messages of a category, or all: swipe to mark or delete, read all (/messageCate). */
export default observer(function MessageList() {
  const t = useTexts()
  const screen = useListScreen(messageList)
  const marks = useMarks()
  const store = useStore(messageRows)
  const { rows, tab } = screen
  const news = useStore(inbox)
  /** Of the category; of all where its figure is not loaded. */
  const { unread } = useStore(categories).value?.find(({ code }) => code === tab) ?? news
  useListing()
  const row = useCallback((id: string) => <Row id={id} list={rows} />, [rows])
  const shown = rows.ids.flatMap((id) => store.records.get(id) ?? [])
  const isSearch = screen.filter.keyword !== undefined
  // The server marks whole categories; of a search the device marks the rows that it has.
  const marksSome = isSearch && !rows.complete
  const hasUnreadBelow = !isSearch && !rows.complete && unread !== 0
  const readAll = () => {
    if (isSearch) return marks.readThese(shown)
    void marks.readAll(Math.max(0, ...shown.map(({ seq }) => seq)), tab === 'all' ? undefined : tab)
  }
  const all = { label: t('title.messageCate'), onPress: () => screen.showTab('all') }
  return (
    <ListScreen
      screen={screen}
      title={tab === 'all' ? t('title.messageCate') : t(`category.${tab}`)}
      row={row}
      rowHeight={72}
      quick={[{ key: 'unread', on: { unread: true } }]}
      menu={[
        (hasUnreadBelow || shown.some(({ readAt }) => readAt === undefined)) && {
          label: t(marksSome ? 'readShown' : 'readAll'),
          icon: <Icon svg={EnvelopeOpen} />,
          onPress: readAll,
        },
      ]}
      empty={{ title: t('empty.all'), text: t('empty.text'), ...(tab !== 'all' && { action: all }) }}
      top={<NewRows screen={screen} version={news.maxSeq} />}
    />
  )
})

const Row = observer(function Row({ id, list }: { readonly id: string; readonly list: ListModel }) {
  const t = useTexts()
  const { say, page } = usePageTools()
  const { navigation, page: own } = usePage()
  const marks = useMarks()
  const open = useOpenMessage()
  const news = useStore(inbox)
  const message = useStore(messageRows).get(id)
  if (!message) return null
  const { category, level, title, summary, from, at, readAt, expiresAt } = message
  const isRead = readAt !== undefined
  const isExpired = expiresAt !== undefined && expiresAt <= news.now()
  const isKept = () =>
    list.ids.includes(id) && (navigation.visible.entry.id === own.entry.id || navigation.visible.path !== own.path)
  const toggle = {
    label: isRead ? t('markUnread') : t('markRead'),
    icon: <Icon svg={isRead ? EnvelopeSimple : EnvelopeOpen} />,
    onPress: () => void (isRead ? marks.unread(id) : marks.read(id)),
  }
  const remove = {
    label: t('delete'),
    icon: <Icon svg={Trash} />,
    tone: 'risk' as const,
    onPress: () => void marks.remove(message, list, isKept),
  }
  return (
    <div className={classes((isRead || isExpired) && 'message__read')}>
      <ListRow
        record={`message:${id}`}
        to={href(notyfyDetail, { id })}
        onOpen={() => void open(message)}
        mark={
          <span className="message__icon">
            <Icon svg={CATEGORY_ICONS[category]} />
          </span>
        }
        title={wordsIn(title, say.language)}
        tag={
          isExpired ? <Tag>{t('expired')}</Tag> : isRead ? null : <LevelTag level={level} other={t('quick.unread')} />
        }
        lines={[
          ...(summary ? [{ left: wordsIn(summary, say.language) }] : []),
          { left: say.name(from), right: say.nearDay(at), isSmall: true },
        ]}
        swipe={[toggle, remove]}
        menu={() => [{ label: t('details'), onPress: () => page.open(notyfyDetail, { id }) }, toggle, remove]}
      />
    </div>
  )
})
