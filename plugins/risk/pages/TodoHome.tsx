import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { Facts, RecordSheet, useRecord } from '#kit/detail'
import { ListScreen, useListScreen } from '#kit/lists'
import { useMove } from '#kit/records'
import { useCore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { Button, usePageTools } from '#ui/components'
import { pageOf, TodoRow } from '../components/TodoRow'
import { DueAt, LevelTag } from '../components/words'
import { useTexts } from '../plugin'
import { todoHome } from '../routes'
import { TODO_DUES } from '../rules/todos'
import { TODO_KINDS } from '../rules/vocabulary'
import { done, todoList, todos } from '../stores/todos'

export { todoSearch as search } from '../rules/todos'
export { todoList as data } from '../stores/todos'

/** All to-dos of the user by kind and due time, also inside the to-do app (/todoHome). */
export default observer(function TodoHome() {
  const t = useTexts()
  const page = usePageNavigation(todoHome)
  const { id } = useSearch(todoHome)
  const screen = useListScreen(todoList)
  const { rows, answer, filter, tab } = screen
  const row = useCallback((each: string) => <TodoRow id={each} list={rows} />, [rows])
  const counts = answer?.facets?.kind ?? {}
  const dues = answer?.facets?.due ?? {}
  const kinds = TODO_KINDS.filter((kind) => (counts[kind] ?? 0) > 0 || filter.kind === kind)
  return (
    <ListScreen
      screen={screen}
      title={t('title.todoHome')}
      row={row}
      rowHeight={92}
      quick={[
        ...TODO_DUES.map((key) => ({ key, on: { due: key }, count: dues[key] })),
        ...kinds.map((kind) => ({ key: kind, on: { kind }, count: counts[kind] })),
      ]}
      empty={{
        title: t('todos.none'),
        text: t(`todos.noneText.${tab}`),
        ...(tab !== 'open' && { action: { label: t('todos.openOnes'), onPress: () => screen.showTab('open') } }),
      }}
    >
      {id === undefined ? null : <TodoSheet id={id} onClose={() => page.setSearch({ id: undefined })} />}
    </ListScreen>
  )
})

/** A to-do by its id: one whose page this version does not have, or that a link names. */
const TodoSheet = observer(function TodoSheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts()
  const { say, word, page } = usePageTools()
  const open = useRecord(todos, id)
  const tick = useMove(done, id)
  const core = useCore()
  return (
    <RecordSheet
      open={open}
      title={({ title, titleEn }) => say.text(title, titleEn)}
      parts={(todo) => [
        {
          key: 'facts',
          body: (
            <Facts
              facts={[
                { label: t('todos.kind'), value: word('todos.quick', todo.kind) },
                { label: t('todos.level'), value: todo.level && <LevelTag level={todo.level} /> },
                { label: t('todos.state'), value: word('todos.stateOf', todo.state) },
                { label: t('todos.dueBy'), value: <DueAt due={todo.due} isLate={todo.state === 'overdue'} isFact /> },
                { label: t('todos.owner'), value: say.name(todo.owner) },
              ]}
            />
          ),
        },
      ]}
      foot={(todo) => {
        const to = pageOf(core, todo)
        return (
          <>
            {tick.may ? (
              <Button variant={to ? 'soft' : 'brand'} busy={tick.busy} onPress={() => tick.run()}>
                {t('todos.done')}
              </Button>
            ) : null}
            {to ? (
              <Button variant="brand" onPress={() => page.openHref(to)}>
                {t('todos.open')}
              </Button>
            ) : null}
          </>
        )
      }}
      onClose={onClose}
    />
  )
})
