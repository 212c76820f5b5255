import { followTodos, todosChanged } from '#domain/todos'
import { defineList, defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import { defineStore } from '#platform/core'
import { currentLanguage, textIn } from '#platform/i18n'
import { postToTodoApp } from '#platform/messages'
import { doneTodo, getTodo, listTodos, restoreTodo, type Todo, todo } from '../api/todos'
import { todoHome } from '../routes'
import { TODO_TABS, todoFilters } from '../rules/todos'

/** To-dos: rows, counts, ticking off (domain/risk.md 5). */

const rows = defineRows<Todo>('risk.todoRows')
/** The to-dos of lists, which records of other areas begin and end, too. */
export const todoRows = defineStore(rows.id, (core) => {
  const made = rows.create(core)
  followTodos(core, made.invalidate)
  return made
})

export const todoList = defineList({
  route: todoHome,
  rows: todoRows,
  filters: todoFilters,
  texts: 'todos',
  tabs: TODO_TABS,
  query: ({ tab, filter }, page) => queryOf(listTodos, { tab, ...filter, facets: 1, page }),
})

/** Opened to-dos, in a sheet over their list. */
export const todos = defineRecords<Todo>('risk.todos', {
  rows: todoRows,
  read: (id) => queryOf(getTodo, { id }),
  current: currentBy(todo),
  changed: todosChanged,
  outboxName: ({ id, title, titleEn }) => ({ record: `todo:${id}`, label: textIn(title, titleEn, currentLanguage()) }),
})

/** Ticks a to-do off, and notifies the to-do app that embeds the page. */
export const done = defineMove(todos, 'done', (record) => queryOf(doneTodo, versionOf(record)), {
  undo: ({ id, version }) => queryOf(restoreTodo, { id, version }),
  after: (_, { id, route }) => postToTodoApp('todo.done', { route, value: id }),
})
