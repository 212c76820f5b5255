import { comparedTexts, dayInWords } from './compared'

test('a day is compared as people say it, what is no day as it was entered', () => {
  expect(['2026-12-20', '', undefined, '02-30'].map(dayInWords)).toEqual(['20 Dec', '', '', '02-30'])
  expect(
    comparedTexts(
      { start: ({ start }: { start: string }) => dayInWords(start) },
      { start: '2026-12-20' },
      { start: '' },
    ),
  ).toEqual([{ label: 'field.start', mine: '20 Dec', theirs: '–' }])
})
