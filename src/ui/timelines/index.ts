export { type Comment, type CommentSection, Comments, type CommentsProps } from './Comments'
export { Course, type CourseStep } from './Course'
export type { Doer } from './people'
export { useWaiting, type Waiting } from './useWaiting'
