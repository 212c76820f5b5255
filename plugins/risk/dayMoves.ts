import { newId } from '#base/storage'
import { todosChanged } from '#domain/todos'
import { sendSubmission, submission } from '#kit/forms'
import { postToTodoApp } from '#platform/messages'
import type { TodayMoves } from '#platform/plugin'
import { doneTodo, remindOwner, restoreTodo, type Todo } from './api/todos'
import { todos } from './stores/todos'

/** To-dos in the list of the day are ticked off there; a manager reminds the owners of what is late or open. */
const moves: TodayMoves = {
  done: async (core, { id, version = 0, title, record = id }) => {
    const applied = (todo: Todo) => {
      core.store(todos).applied(todo)
      todosChanged(core)
    }
    const outcome = await sendSubmission(
      core,
      submission(doneTodo, { id, version }, { record, label: title, after: applied }),
      { key: newId(), mayHaveArrived: false, plugin: 'risk' },
    )
    if (outcome.kind === 'queued') return { kind: 'queued' }
    const { version: sent, route } = outcome.answer
    postToTodoApp('todo.done', { route, value: id })
    return {
      kind: 'sent',
      undo: async () => applied(await core.http(restoreTodo, { id, version: sent })),
    }
  },

  remind: async (core, { id }) => {
    await core.http(remindOwner, { id })
    return { kind: 'sent' }
  },
}

export default moves
