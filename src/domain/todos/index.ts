export { followTodos, todosChanged } from './todos'
