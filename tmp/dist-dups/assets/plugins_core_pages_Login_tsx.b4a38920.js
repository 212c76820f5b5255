//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_pages_Login_tsx'],
  {
    5909(e, t, a) {
      a.d(t, { w: () => n })
      var s = a(1394)
      const r = {
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
          children: r[t][e].map((e) =>
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
    8844(e, t, a) {
      a.r(t), a.d(t, { default: () => z })
      var s = a(1394),
        r = a(1424),
        n = a(2143),
        l = a(4602),
        i = a(2993)
      const o = new Map([
          [
            'bold',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', {
                d: 'M250.73,210.63l-56-112a12,12,0,0,0-21.46,0l-20.52,41A84.2,84.2,0,0,1,114,126.22,107.48,107.48,0,0,0,139.33,68H160a12,12,0,0,0,0-24H108V32a12,12,0,0,0-24,0V44H32a12,12,0,0,0,0,24h83.13A83.69,83.69,0,0,1,96,110.35,84,84,0,0,1,83.6,91a12,12,0,1,0-21.81,10A107.55,107.55,0,0,0,78,126.24,83.54,83.54,0,0,1,32,140a12,12,0,0,0,0,24,107.47,107.47,0,0,0,64-21.07,108.4,108.4,0,0,0,45.39,19.44l-24.13,48.26a12,12,0,1,0,21.46,10.73L151.41,196h65.17l12.68,25.36a12,12,0,1,0,21.47-10.73ZM163.41,172,184,130.83,204.58,172Z',
              }),
            ),
          ],
          [
            'fill',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', {
                d: 'M160,129.89,175.06,160H144.94l6.36-12.7v0ZM224,48V208a16,16,0,0,1-16,16H48a16,16,0,0,1-16-16V48A16,16,0,0,1,48,32H208A16,16,0,0,1,224,48ZM207.16,188.42l-40-80a8,8,0,0,0-14.32,0L139.66,134.8a62.31,62.31,0,0,1-23.61-10A79.61,79.61,0,0,0,135.6,80H152a8,8,0,0,0,0-16H112V56a8,8,0,0,0-16,0v8H56a8,8,0,0,0,0,16h63.48a63.73,63.73,0,0,1-15.3,34.05,65.93,65.93,0,0,1-9-13.61,8,8,0,0,0-14.32,7.12,81.75,81.75,0,0,0,11.4,17.15A63.62,63.62,0,0,1,56,136a8,8,0,0,0,0,16,79.56,79.56,0,0,0,48.11-16.13,78.33,78.33,0,0,0,28.18,13.66l-19.45,38.89a8,8,0,0,0,14.32,7.16L136.94,176h46.12l9.78,19.58a8,8,0,1,0,14.32-7.16Z',
              }),
            ),
          ],
          [
            'regular',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', {
                d: 'M247.15,212.42l-56-112a8,8,0,0,0-14.31,0l-21.71,43.43A88,88,0,0,1,108,126.93,103.65,103.65,0,0,0,135.69,64H160a8,8,0,0,0,0-16H104V32a8,8,0,0,0-16,0V48H32a8,8,0,0,0,0,16h87.63A87.76,87.76,0,0,1,96,116.35a87.74,87.74,0,0,1-19-31,8,8,0,1,0-15.08,5.34A103.63,103.63,0,0,0,84,127a87.55,87.55,0,0,1-52,17,8,8,0,0,0,0,16,103.46,103.46,0,0,0,64-22.08,104.18,104.18,0,0,0,51.44,21.31l-26.6,53.19a8,8,0,0,0,14.31,7.16L148.94,192h70.11l13.79,27.58A8,8,0,0,0,240,224a8,8,0,0,0,7.15-11.58ZM156.94,176,184,121.89,211.05,176Z',
              }),
            ),
          ],
        ]),
        c = l.forwardRef((e, t) => l.createElement(i.A, { ref: t, ...e, weights: o }))
      c.displayName = 'TranslateIcon'
      var h = a(1892),
        d = a(5207),
        p = a(9761),
        u = a(69),
        m = a(5589),
        g = a(7181),
        x = a(4076),
        y = a(8609),
        f = a(6345)
      function v() {
        return (0, s.jsxs)('svg', {
          className: 'login__art',
          viewBox: '0 0 390 220',
          preserveAspectRatio: 'xMidYMax slice',
          fill: 'none',
          'aria-hidden': 'true',
          focusable: 'false',
          children: [
            (0, s.jsx)('path', {
              d: 'M0 138c40-26 84-34 132-22 58 14 92-30 150-30 44 0 76 18 108 34v100H0z',
              fill: 'var(--art-hill-1)',
            }),
            (0, s.jsx)('path', {
              d: 'M0 174c60-22 118-26 176-12 70 16 130-24 214-14v72H0z',
              fill: 'var(--art-hill-2)',
            }),
            (0, s.jsxs)('g', {
              stroke: 'var(--art-line)',
              strokeWidth: '2',
              strokeLinejoin: 'round',
              strokeLinecap: 'round',
              children: [
                (0, s.jsx)('path', { d: 'M40 170v-34l18-12v12l18-12v12l18-12v46z', fill: 'var(--art-build)' }),
                (0, s.jsx)('path', { d: 'M84 122V92h8v30', fill: 'var(--art-build)' }),
                (0, s.jsx)('path', { d: 'M52 150h5M65 150h5M78 150h5' }),
                (0, s.jsx)('path', { d: 'M292 172v-70h30v70zM322 172v-52h24v52z', fill: 'var(--art-build)' }),
                (0, s.jsx)('path', {
                  d: 'M299 114h4M310 114h4M299 126h4M310 126h4M299 138h4M310 138h4M332 132h4M332 144h4',
                }),
                (0, s.jsx)('path', { d: 'M178 140l-6 30M210 140l6 30M194 150v20M168 170h52' }),
                (0, s.jsx)('circle', { cx: '194', cy: '126', r: '26', fill: 'var(--art-build)' }),
                (0, s.jsx)('path', { d: 'M169 121c15 6 35 6 50 0M189 100v-7h10v7' }),
              ],
            }),
            (0, s.jsx)('path', {
              d: 'M-10 196H96q12 0 12-12t12-12h144q14 0 14 12t14 12h110',
              stroke: 'var(--art-pipe)',
              strokeWidth: '6',
            }),
            (0, s.jsx)('path', {
              d: 'M-10 196H96q12 0 12-12t12-12h144q14 0 14 12t14 12h110',
              stroke: 'var(--accent)',
              strokeWidth: '2',
              strokeDasharray: '14 22',
              strokeLinecap: 'round',
            }),
            (0, s.jsx)('g', {
              fill: 'var(--art-pipe)',
              children: (0, s.jsx)('path', { d: 'M60 189h8v14h-8zM140 165h8v14h-8zM330 189h8v14h-8z' }),
            }),
          ],
        })
      }
      var w = a(5909)
      const j = new Map([
          [
            'regular',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', {
                d: 'M247.31,124.76c-.35-.79-8.82-19.58-27.65-38.41C194.57,61.26,162.88,48,128,48S61.43,61.26,36.34,86.35C17.51,105.18,9,124,8.69,124.76a8,8,0,0,0,0,6.5c.35.79,8.82,19.57,27.65,38.4C61.43,194.74,93.12,208,128,208s66.57-13.26,91.66-38.34c18.83-18.83,27.3-37.61,27.65-38.4A8,8,0,0,0,247.31,124.76ZM128,192c-30.78,0-57.67-11.19-79.93-33.25A133.47,133.47,0,0,1,25,128,133.33,133.33,0,0,1,48.07,97.25C70.33,75.19,97.22,64,128,64s57.67,11.19,79.93,33.25A133.46,133.46,0,0,1,231.05,128C223.84,141.46,192.43,192,128,192Zm0-112a48,48,0,1,0,48,48A48.05,48.05,0,0,0,128,80Zm0,80a32,32,0,1,1,32-32A32,32,0,0,1,128,160Z',
              }),
            ),
          ],
        ]),
        M = l.forwardRef((e, t) => l.createElement(i.A, { ref: t, ...e, weights: j }))
      M.displayName = 'EyeIcon'
      const k = new Map([
          [
            'regular',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', {
                d: 'M53.92,34.62A8,8,0,1,0,42.08,45.38L61.32,66.55C25,88.84,9.38,123.2,8.69,124.76a8,8,0,0,0,0,6.5c.35.79,8.82,19.57,27.65,38.4C61.43,194.74,93.12,208,128,208a127.11,127.11,0,0,0,52.07-10.83l22,24.21a8,8,0,1,0,11.84-10.76Zm47.33,75.84,41.67,45.85a32,32,0,0,1-41.67-45.85ZM128,192c-30.78,0-57.67-11.19-79.93-33.25A133.16,133.16,0,0,1,25,128c4.69-8.79,19.66-33.39,47.35-49.38l18,19.75a48,48,0,0,0,63.66,70l14.73,16.2A112,112,0,0,1,128,192Zm6-95.43a8,8,0,0,1,3-15.72,48.16,48.16,0,0,1,38.77,42.64,8,8,0,0,1-7.22,8.71,6.39,6.39,0,0,1-.75,0,8,8,0,0,1-8-7.26A32.09,32.09,0,0,0,134,96.57Zm113.28,34.69c-.42.94-10.55,23.37-33.36,43.8a8,8,0,1,1-10.67-11.92A132.77,132.77,0,0,0,231.05,128a133.15,133.15,0,0,0-23.12-30.77C185.67,75.19,158.78,64,128,64a118.37,118.37,0,0,0-19.36,1.57A8,8,0,1,1,106,49.79,134,134,0,0,1,128,48c34.88,0,66.57,13.26,91.66,38.35,18.83,18.83,27.3,37.62,27.65,38.41A8,8,0,0,1,247.31,131.26Z',
              }),
            ),
          ],
        ]),
        A = l.forwardRef((e, t) => l.createElement(i.A, { ref: t, ...e, weights: k }))
      A.displayName = 'EyeSlashIcon'
      const b = new Map([
          [
            'regular',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', {
                d: 'M208,80H176V56a48,48,0,0,0-96,0V80H48A16,16,0,0,0,32,96V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V96A16,16,0,0,0,208,80ZM96,56a32,32,0,0,1,64,0V80H96ZM208,208H48V96H208V208Z',
              }),
            ),
          ],
        ]),
        _ = l.forwardRef((e, t) => l.createElement(i.A, { ref: t, ...e, weights: b }))
      _.displayName = 'LockSimpleIcon'
      var C = a(2674),
        N = a(761),
        H = a(7655),
        E = a(2509),
        Z = a(5018),
        S = a(707)
      function V({ account: e, mayNotSend: t, onDone: a, children: r }) {
        const n = (0, S.M)(),
          i = (0, p.FW)(),
          { session: o } = (0, d.zi)(),
          [c, h] = (0, l.useState)(e ?? ''),
          [u, m] = (0, l.useState)(''),
          [g, x] = (0, l.useState)({}),
          [y, f] = (0, l.useState)(!1),
          [v, w] = (0, l.useState)(!1),
          j = (0, l.useRef)(null)
        return (0, s.jsxs)('form', {
          ref: j,
          onSubmit: async (e) => {
            if ((e.preventDefault(), v)) return
            const s = {
              ...(c.trim() ? {} : { account: n('login.accountMissing') }),
              ...(u ? {} : { password: n('login.passwordMissing') }),
            }
            x(s)
            const r = t?.() ?? !1
            if (s.account || s.password)
              return void j.current?.querySelector(s.account ? '[name=account]' : '[name=password]')?.focus()
            if (!r) {
              w(!0)
              try {
                await o.signIn(c.trim(), u), a()
              } catch (e) {
                x({ password: (0, N.k)(e, i) })
              } finally {
                w(!1)
              }
            }
          },
          noValidate: !0,
          children: [
            (0, s.jsx)(H.A, {
              label: n('login.account'),
              name: 'account',
              value: c,
              onChange: h,
              error: g.account,
              icon: (0, s.jsx)(C.K, { 'aria-hidden': 'true' }),
              autoComplete: 'username',
              disabled: void 0 !== e,
            }),
            (0, s.jsx)(H.A, {
              label: n('login.password'),
              name: 'password',
              type: y ? 'text' : 'password',
              value: u,
              onChange: m,
              error: g.password,
              icon: (0, s.jsx)(_, { 'aria-hidden': 'true' }),
              autoComplete: 'current-password',
              action: (0, s.jsx)(E.K, {
                label: n(y ? 'login.hidePassword' : 'login.showPassword'),
                onPress: () => f(!y),
                children: y ? (0, s.jsx)(A, {}) : (0, s.jsx)(M, {}),
              }),
            }),
            r,
            (0, s.jsx)(Z.$, { variant: 'main', type: 'submit', wide: !0, busy: v, children: n('login.submit') }),
          ],
        })
      }
      var W = a(7533)
      function z() {
        const e = (0, S.M)(),
          { navigation: t } = (0, d.zi)(),
          a = (0, p.FW)(),
          i = (0, p.ok)(),
          { to: o } = (0, m.SQ)(W.iD),
          [j, M] = (0, l.useState)(!1),
          [k, A] = (0, l.useState)(),
          [b, _] = (0, l.useState)(!1),
          [C, N] = (0, l.useState)(!1)
        ;(0, m.Sw)('ready')
        const H = o?.startsWith('/') && !o.startsWith('//') ? o : (0, g.UF)(W.Ec)
        return (0, s.jsxs)(x.b, {
          title: e('login.title'),
          bare: !0,
          plain: !0,
          children: [
            (0, s.jsxs)('div', {
              className: 'login',
              children: [
                (0, s.jsxs)('div', {
                  className: 'login__sky',
                  children: [
                    (0, s.jsxs)('button', {
                      type: 'button',
                      className: 'login__language',
                      onClick: () => M(!0),
                      children: [
                        (0, s.jsx)(c, { 'aria-hidden': 'true' }),
                        e(`languages.${i}`),
                        (0, s.jsx)(r.a, { 'aria-hidden': 'true' }),
                      ],
                    }),
                    (0, s.jsx)(v, {}),
                  ],
                }),
                (0, s.jsxs)('div', {
                  className: 'login__form',
                  children: [
                    (0, s.jsx)('p', { className: 'login__product', children: a('product') }),
                    (0, s.jsx)('p', { className: 'login__lead', children: e('login.lead') }),
                    (0, s.jsx)(V, {
                      mayNotSend: () => (N(!b), !b),
                      onDone: () => t.replaceHref(H),
                      children: (0, s.jsxs)('div', {
                        className: 'login__agree',
                        children: [
                          (0, s.jsxs)('label', {
                            className: 'login__tick',
                            children: [
                              (0, s.jsx)('input', {
                                type: 'checkbox',
                                checked: b,
                                onChange: (e) => _(e.target.checked),
                              }),
                              (0, s.jsx)('span', {
                                className: 'login__box',
                                'aria-hidden': 'true',
                                children: b ? (0, s.jsx)(n.J, { weight: 'bold' }) : null,
                              }),
                              (0, s.jsx)('span', { children: e('login.agree') }),
                            ],
                          }),
                          (0, s.jsxs)('span', {
                            className: 'login__policies',
                            children: [
                              (0, s.jsx)('button', {
                                type: 'button',
                                onClick: () => A('privacy'),
                                children: e('login.privacy'),
                              }),
                              (0, s.jsx)('button', {
                                type: 'button',
                                onClick: () => A('user'),
                                children: e('login.user'),
                              }),
                            ],
                          }),
                          C && !b
                            ? (0, s.jsxs)('p', {
                                className: 'login__error',
                                role: 'alert',
                                children: [
                                  (0, s.jsx)(h.t, { weight: 'fill', 'aria-hidden': 'true' }),
                                  e('login.agreeMissing'),
                                ],
                              })
                            : null,
                        ],
                      }),
                    }),
                    (0, s.jsx)('p', { className: 'login__help', children: e('login.help') }),
                  ],
                }),
              ],
            }),
            (0, s.jsx)(y.W, {
              open: j,
              onClose: () => M(!1),
              title: e('login.language'),
              actions: u.Yj.map((t) => ({
                label: e(`languages.${t}`),
                chosen: t === i,
                onPress: () => void (0, u.xC)(t),
              })),
            }),
            (0, s.jsx)(f.c, {
              open: void 0 !== k,
              onClose: () => A(void 0),
              title: e(`policy.${k ?? 'privacy'}Title`),
              children: k ? (0, s.jsx)(w.w, { kind: k, language: i }) : null,
            }),
          ],
        })
      }
    },
    2674(e, t, a) {
      a.d(t, { K: () => i })
      var s = a(4602),
        r = a(2993)
      const n = new Map([
          [
            'regular',
            s.createElement(
              s.Fragment,
              null,
              s.createElement('path', {
                d: 'M230.92,212c-15.23-26.33-38.7-45.21-66.09-54.16a72,72,0,1,0-73.66,0C63.78,166.78,40.31,185.66,25.08,212a8,8,0,1,0,13.85,8c18.84-32.56,52.14-52,89.07-52s70.23,19.44,89.07,52a8,8,0,1,0,13.85-8ZM72,96a56,56,0,1,1,56,56A56.06,56.06,0,0,1,72,96Z',
              }),
            ),
          ],
        ]),
        l = s.forwardRef((e, t) => s.createElement(r.A, { ref: t, ...e, weights: n }))
      l.displayName = 'UserIcon'
      const i = l
    },
  },
])
