import { hostEvents, siblingMessages } from '#platform/messages'

/** Messages owned by the core: host events without another owner, and messages of the sibling to-do app. */
export const { refreshWorkbench, openThirdParty, gotoDetailPermission, addContact } = hostEvents
export const { open: todoOpen, done: todoDone, close: todoClose, resize: todoResize } = siblingMessages
