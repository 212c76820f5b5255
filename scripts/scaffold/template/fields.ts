import { days } from '#base/calendar'
import { defineFields, text } from '#base/fields'

/** What is entered of a sample thing, for form, draft and server; messages are text keys of the area. */
export const fields = defineFields({
  title: text({ required: true, least: 3, most: 60, message: 'error.title' }),
  due: text({ required: true, check: (day) => day >= days.today(), message: 'error.due' }),
  text: text({ most: 500, message: 'error.text' }),
})
