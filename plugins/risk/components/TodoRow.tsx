import CalendarCheck from '@phosphor-icons/core/regular/calendar-check.svg'
import ChartLineDown from '@phosphor-icons/core/regular/chart-line-down.svg'
import ChartLineUp from '@phosphor-icons/core/regular/chart-line-up.svg'
import Check from '@phosphor-icons/core/regular/check.svg'
import FileText from '@phosphor-icons/core/regular/file-text.svg'
import Gauge from '@phosphor-icons/core/regular/gauge.svg'
import HandPalm from '@phosphor-icons/core/regular/hand-palm.svg'
import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg'
import NotePencil from '@phosphor-icons/core/regular/note-pencil.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import SealCheck from '@phosphor-icons/core/regular/seal-check.svg'
import { observer } from 'mobx-react-lite'
import { href } from '#base/routes'
import { type ListModel, ListRow, type RowMove, useRowMove } from '#kit/lists'
import { type Core, canReach, useCore, useStore } from '#platform/core'
import { Icon, usePageTools } from '#ui/components'
import { getTodo, type Todo } from '../api/todos'
import { useTexts } from '../plugin'
import { todoHome } from '../routes'
import type { TodoKind } from '../rules/vocabulary'
import { todoRows } from '../stores/todos'
import { pageOfTodo } from '../todoPage'
import { DueAt, LevelTag } from './words'
import './todos.css'

const ICONS: Readonly<Record<TodoKind, string>> = {
  gasRisk: ChartLineDown,
  gasRiskDay: ChartLineDown,
  gasBounce: ChartLineUp,
  competitive: HandPalm,
  issue: MagnifyingGlass,
  visitNeed: NotePencil,
  followUp: Phone,
  approval: SealCheck,
  schedule: CalendarCheck,
  report: FileText,
  meter: Gauge,
}

const isOpen = ({ state }: Todo) => state === 'open' || state === 'overdue'

const DONE: RowMove<Todo, Todo> = {
  rows: todoRows,
  load: async () => (await import('../stores/todos')).done,
  refetch: async (core, id) => {
    const todo = await core.http(getTodo, { id }, { background: true })
    core.store(todoRows).put(todo)
    return todo
  },
  stays: isOpen,
  conflict: 'todos.changed',
}

/** The page that settles a to-do; undefined if this version has none, or the user may not open it. */
export function pageOf(core: Core, todo: Pick<Todo, 'route' | 'owner'>) {
  const to = pageOfTodo(core, todo)
  return to !== undefined && canReach(core, to.split('?')[0] ?? '') ? to : undefined
}

/** A to-do: what it is, by when, whose it is; it opens the screen that settles it. */
export const TodoRow = observer(function TodoRow({ id, list }: { readonly id: string; readonly list: ListModel }) {
  const t = useTexts()
  const core = useCore()
  const { say, word, page } = usePageTools()
  const run = useRowMove(list, DONE)
  const todo = useStore(todoRows).get(id)
  if (!todo) return null
  const { kind, title, titleEn, level, state, due, owner, doneBy, can } = todo
  const to = pageOf(core, todo)
  const done = can.includes('done') && {
    label: t('todos.done'),
    icon: <Icon svg={Check} />,
    onPress: () => void run(id),
  }
  return (
    <ListRow
      record={`todo:${id}`}
      to={to ?? href(todoHome, { id })}
      onOpen={() => (to === undefined ? page.open(todoHome, { id }) : page.openHref(to))}
      mark={
        <span className="todo__icon">
          <Icon svg={ICONS[kind as TodoKind] ?? FileText} />
        </span>
      }
      title={say.text(title, titleEn)}
      tag={<LevelTag level={level} />}
      lines={[
        {
          left: word('todos.quick', kind),
          right: owner.id === core.session.loginName ? undefined : say.name(owner),
        },
        isOpen(todo)
          ? { left: <DueAt due={due} isLate={state === 'overdue'} /> }
          : { left: word('todos.stateOf', state), right: say.name(doneBy) },
      ]}
      swipe={[done]}
      menu={() => [done]}
    />
  )
})
