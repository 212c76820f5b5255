import { addTexts } from '#src/i18n'
import en from '../i18n/attachments.en.json'
import zh from '../i18n/attachments.zh-CN.json'

/** The texts of attachments, which come with their code. */
export const useAttachmentTexts = addTexts(en, zh)

export type AttachmentTexts = ReturnType<typeof useAttachmentTexts>
