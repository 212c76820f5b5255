import { hostEvents, siblingMessages } from '#src/messages'

/** Messages that the core owns: events of the host that nobody else answers, and what the sibling to-do app says. */
export const { refreshWorkbench, openThirdParty, gotoDetailPermission, addContact } = hostEvents
export const { open: todoOpen, done: todoDone, close: todoClose, resize: todoResize } = siblingMessages
