import { Copy, Play, Plus, Save, Settings } from 'lucide-react'
import type { ReactNode } from 'react'

/** The steps of the setup at Google, in order. */
export const SCRIPT_STEPS = ['account', 'admin', 'paste', 'properties', 'deploy', 'run'] as const

type Step = (typeof SCRIPT_STEPS)[number]

/** A sketch of what Google shows in a step; what to click or type is outlined. */
export function StepPicture({ step, label }: { step: Step; label: string }) {
  const { title, picture } = PICTURES[step]
  return (
    <figure
      aria-label={label}
      lang="en"
      className="mt-3 max-w-md overflow-hidden rounded-field border border-linen-300 bg-white text-xs text-pine-700"
    >
      <figcaption className="flex items-center gap-1.5 border-b border-linen-200 bg-linen-100 px-3 py-1.5">
        <span aria-hidden className="size-2 rounded-full bg-linen-400" />
        <span aria-hidden className="size-2 rounded-full bg-linen-400" />
        <span className="ml-1 font-semibold">{title}</span>
      </figcaption>
      <div className="space-y-2 p-3">{picture}</div>
    </figure>
  )
}

/** The control to click, or the text to type. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 font-semibold text-accent-800 outline-2 outline-accent-600">
      {children}
    </span>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="flex flex-wrap items-center gap-x-3 gap-y-2">{children}</p>
}

const ICON = 'size-3.5 shrink-0'

const PICTURES: { [Each in Step]: { title: string; picture: ReactNode } } = {
  account: {
    title: 'Authentication › Users',
    picture: (
      <>
        <Line>
          <Mark>Add user</Mark>
          <Mark>Email</Mark> <Mark>Password</Mark>
        </Line>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-linen-200">
              <th className="py-1 font-normal">Identifier</th>
              <th className="py-1 font-normal">User UID</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td className="py-1.5">script@…</td>
              <td className="py-1.5">
                <Mark>
                  k3XqT…w9aP2 <Copy aria-hidden className={ICON} />
                </Mark>
              </td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
  admin: {
    title: 'Realtime Database › Data',
    picture: (
      <>
        <Line>
          ▾ admins
          <Mark>
            <Plus aria-hidden className={ICON} />
          </Mark>
        </Line>
        <Line>
          <span className="ml-4">Key</span> <Mark>k3XqT…w9aP2</Mark>
        </Line>
        <Line>
          <span className="ml-4">Value</span> <Mark>script@…</Mark>
        </Line>
        <Line>
          <span className="ml-4" />
          <Mark>Add</Mark>
        </Line>
      </>
    ),
  },
  paste: {
    title: 'Apps Script › Editor',
    picture: (
      <>
        <Line>
          Files: Code.gs
          <Mark>
            <Save aria-hidden className={ICON} /> Save project
          </Mark>
        </Line>
        <pre className="overflow-hidden rounded-sm bg-linen-50 p-2 outline-2 outline-accent-600">
          {'1  // Villa: background checks\n2  // …\n3  function setUp() { … }'}
        </pre>
      </>
    ),
  },
  properties: {
    title: 'Project Settings › Script Properties',
    picture: (
      <>
        <Line>
          <Mark>
            <Settings aria-hidden className={ICON} />
          </Mark>
          <Mark>Add script property</Mark>
        </Line>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-linen-200">
              <th className="py-1 font-normal">Property</th>
              <th className="py-1 font-normal">Value</th>
            </tr>
          </thead>
          <tbody>
            {[
              ['ACCOUNT', 'script@…'],
              ['PASSWORD', '••••••••'],
              ['MAIL_TO', 'you@…, partner@…'],
            ].map(([name, value]) => (
              <tr key={name}>
                <td className="py-1.5">
                  <Mark>{name}</Mark>
                </td>
                <td className="py-1.5">
                  <Mark>{value}</Mark>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Line>
          <Mark>Save script properties</Mark>
        </Line>
      </>
    ),
  },
  deploy: {
    title: 'Deploy › New deployment',
    picture: (
      <>
        <Line>
          Select type:
          <Mark>
            <Settings aria-hidden className={ICON} />
          </Mark>
          <Mark>Web app</Mark>
        </Line>
        <Line>
          Execute as: <Mark>Me</Mark>
        </Line>
        <Line>
          Who has access: <Mark>Anyone</Mark>
        </Line>
        <Line>
          <Mark>Deploy</Mark>
        </Line>
        <Line>
          Web app URL: https://script.google.com/…/exec
          <Mark>
            <Copy aria-hidden className={ICON} /> Copy
          </Mark>
        </Line>
      </>
    ),
  },
  run: {
    title: 'Apps Script › Editor',
    picture: (
      <>
        <Line>
          <Mark>
            <Play aria-hidden className={ICON} /> Run
          </Mark>
          Debug
          <Mark>setUp ▾</Mark>
        </Line>
        <pre className="overflow-hidden rounded-sm bg-linen-50 p-2">
          {'Execution log\nInfo  Done. Mails go to you@…'}
        </pre>
      </>
    ),
  },
}
