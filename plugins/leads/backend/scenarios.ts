import { href } from '#base/routes'
import type { ReadyScenario } from '#harness/backend/contract'
import { IN_ENGLISH } from '#harness/backend/readyScenario'
import { leadFollowUp } from '../routes'
import type { LeadId } from '../rules/vocabulary'

/** A follow-up in which phone, permissions or network fail. */
export const readyScenarios = (id: LeadId): readonly ReadyScenario[] => {
  const launch = { path: href(leadFollowUp, { id }) }
  const takePhoto = { call: 'tap', with: [{ role: 'button', name: 'Take photo' }] } as const
  return [
    {
      title: {
        en: 'A phone call interrupts a voice note: the first part is kept',
        'zh-CN': '来电打断语音记录：第一段应保留',
      },
      scenario: {
        v: 1,
        host: 'messaging-app',
        os: 'ios',
        device: IN_ENGLISH,
        launch,
        steps: [
          { call: 'tap', with: [{ role: 'button', name: 'Record' }] },
          { call: 'see', with: [{ text: '0:02' }] },
          { call: 'lifecycle', with: ['phone-call'] },
          { call: 'lifecycle', with: ['resume'], when: { kind: 'answer', method: 'startRecording' } },
          { call: 'see', with: [{ text: 'Part 1' }] },
        ],
      },
    },
    {
      title: {
        en: 'An upload stalls at 60 %, then the network goes: the photo is kept',
        'zh-CN': '上传停在 60 %，随后断网：照片应保留',
      },
      scenario: {
        v: 1,
        host: 'partner',
        os: 'android',
        device: IN_ENGLISH,
        launch,
        faults: [{ path: 'uploadImg', stallAt: 0.6 }],
        steps: [
          takePhoto,
          { call: 'see', with: [{ text: '0 of 1 uploaded' }] },
          {
            call: 'network',
            with: [{ offline: true }],
            when: { kind: 'http', method: 'POST /cm/api/systemMgr/uploadImg', result: 'waiting' },
          },
          { call: 'see', with: [{ text: 'What you added is kept and uploaded later.' }] },
        ],
      },
    },
    {
      title: {
        en: 'The camera is denied for good, in the partner app on iOS',
        'zh-CN': '伙伴应用 iOS 上相机被永久拒绝',
      },
      scenario: {
        v: 1,
        host: 'partner',
        os: 'ios',
        device: IN_ENGLISH,
        launch,
        permissions: { camera: 'denied-forever' },
        steps: [takePhoto, { call: 'see', with: [{ text: 'Camera access is off' }] }],
      },
    },
  ]
}
