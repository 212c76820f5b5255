//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_pages_Policy_tsx'],
  {
    5909(e, t, a) {
      a.d(t, { w: () => n })
      var s = a(1394)
      const o = {
        en: JSON.parse(
          '{"privacy":[{"title":"What this covers","text":"This policy says which personal data the sales app handles when staff use it for their work, why, and for how long. It holds in your company’s messaging app, in a partner’s app and in a browser."},{"title":"What is recorded","text":"Your account, name, organisation and roles; what you enter about leads, companies and contacts; your position and photos when you check in and only then; recordings that you start yourself; and technical reports when something fails."},{"title":"Position, camera and microphone","text":"The app asks before it uses any of them. A check-in stores your position with its accuracy, the time of the phone and of the server. You can work without them and type instead."},{"title":"What stays on the phone","text":"Drafts and records that wait for the network are kept on this phone under your account until they are sent or you discard them. Nobody else who signs in here sees them."},{"title":"Who sees it","text":"Colleagues see what their role allows. Phone numbers are masked where a role does not need them. Data is not sold, and passed on only where a contract or the law requires it."},{"title":"Your rights","text":"You may ask for a copy of your data, have mistakes corrected and ask for deletion where no duty to keep records stands against it. Your company’s data protection officer answers."}],"user":[{"title":"Purpose","text":"The app serves the sales and service work of the energy company. Accounts are personal: sign in as yourself and keep your password to yourself."},{"title":"Honest records","text":"Check-ins, follow-ups and visits describe what happened. A mistake is corrected with a note; nothing is removed unseen."},{"title":"Care with data of others","text":"Use the data of customers and contacts for your work only. Do not copy it to private accounts or devices."},{"title":"Availability","text":"What you enter without a network is kept on the phone and sent later. The company may interrupt the service for maintenance and says so beforehand where it can."},{"title":"Changes","text":"When this agreement changes in substance, the app asks for your consent again."}]}',
        ),
        'zh-CN': JSON.parse(
          '{"privacy":[{"title":"适用范围","text":"本政策说明员工在工作中使用本销售应用时，应用处理哪些个人信息、用途以及保存期限，适用于企业通讯应用、合作伙伴应用和浏览器。"},{"title":"记录的信息","text":"您的账号、姓名、组织和角色；您填写的线索、企业和联系人信息；仅在打卡时记录的位置和照片；由您主动开始的录音；以及出现故障时的技术报告。"},{"title":"位置、相机和麦克风","text":"使用前均会征得您的同意。打卡会保存位置及其精度、手机时间和服务器时间。您也可以不授权，改为手动填写。"},{"title":"保存在本机的内容","text":"草稿和等待网络的记录保存在本机您的账号下，直到上传成功或被您删除。其他人在此登录时无法看到。"},{"title":"谁可以看到","text":"同事只能看到其角色允许的内容，无需知晓号码的角色看到的号码会被遮盖。数据不会出售，仅在合同或法律要求时提供给他人。"},{"title":"您的权利","text":"您可以索取自己的数据副本、要求更正错误，并在没有法定保存义务时要求删除。公司的个人信息保护负责人将予以答复。"}],"user":[{"title":"用途","text":"本应用服务于能源企业的销售与服务工作。账号仅限本人使用，请妥善保管密码。"},{"title":"如实记录","text":"打卡、跟进和拜访应如实填写。如有错误，请附说明更正，任何内容都不会被悄悄删除。"},{"title":"谨慎使用他人信息","text":"客户和联系人的信息仅限工作使用，请勿复制到私人账号或设备。"},{"title":"可用性","text":"没有网络时填写的内容保存在本机，稍后上传。公司可能因维护中断服务，并尽可能提前通知。"},{"title":"变更","text":"本协议有实质性变更时，应用会再次征得您的同意。"}]}',
        ),
      }
      function n({ kind: e, language: t }) {
        return (0, s.jsx)('article', {
          className: 'policy',
          children: o[t][e].map((e) =>
            (0, s.jsxs)(
              'section',
              {
                children: [
                  (0, s.jsx)('h2', { className: 'policy__title', children: e.title }),
                  (0, s.jsx)('p', { className: 'policy__text', children: e.text }),
                ],
              },
              e.title,
            ),
          ),
        })
      }
    },
    6088(e, t, a) {
      a.r(t)
      var s = a(1394),
        o = a(9761),
        n = a(5589),
        r = a(4076),
        i = a(5909),
        h = a(7533),
        l = a(707)
      a.d(
        t,
        {},
        {
          default: () => {
            const e = (0, l.M)(),
              { pageType: t } = (0, n.SQ)(h.JN),
              a = 'user' === t ? 'user' : 'privacy'
            return (
              (0, n.Sw)('ready'),
              (0, s.jsx)(r.b, {
                title: e(`policy.${a}Title`),
                plain: !0,
                children: (0, s.jsx)(i.w, { kind: a, language: (0, o.ok)() }),
              })
            )
          },
        },
      )
    },
  },
])
