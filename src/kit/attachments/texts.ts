import { addedText, addTexts } from '#platform/i18n'
import en from './attachments.en.json'
import zh from './attachments.zh-CN.json'

/** The texts of attachments, loaded with their code. */
export const useAttachmentTexts = addTexts(en, zh)
/** The same outside of components. */
export const attachmentText = addedText<typeof en>()

export type AttachmentTexts = ReturnType<typeof useAttachmentTexts>
