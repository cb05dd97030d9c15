// The sounds of a table, made of tones and noise as they are needed: nothing is fetched, nothing is recorded.

import { nextStart, type Cue } from "./cues";

const APART = 0.07; // seconds between two sounds of one kind
const PATIENCE = 0.45; // seconds that a sound may wait for those of its kind
const LOUDNESS = 0.5;
const MOST_AT_ONCE = 6;

interface Tone {
  pitch: number;
  /** Where the pitch goes, if it does not stay. */
  to?: number;
  /** In seconds. */
  lasts: number;
  loud: number;
  shape?: OscillatorType;
}

interface Rustle {
  /** The middle of the noise that is let through, in Hertz, and where it goes. */
  pitch: number;
  to?: number;
  lasts: number;
  loud: number;
  sharp?: number;
}

export class Synth {
  private readonly context = new AudioContext();
  private readonly out: AudioNode;
  private readonly noise: AudioBuffer;
  private readonly last = new Map<Cue, number>();

  constructor() {
    const { context } = this;
    const volume = new GainNode(context, { gain: LOUDNESS });
    volume.connect(new DynamicsCompressorNode(context)).connect(context.destination);
    this.out = volume;
    this.noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  /** Some browsers let a page be heard only from a gesture on. */
  async wake(): Promise<void> {
    if (this.context.state !== "running") await this.context.resume();
  }

  /** Whatever would come too late is left out. */
  play(cue: Cue, times = 1): void {
    if (this.context.state !== "running") return;
    for (let i = 0; i < Math.min(times, MOST_AT_ONCE); i++) {
      const start = nextStart(this.context.currentTime, this.last.get(cue) ?? 0, APART, PATIENCE);
      if (start === null) return;
      this.last.set(cue, start);
      this.sounds[cue](start);
    }
  }

  private readonly sounds: Record<Cue, (at: number) => void> = {
    card: (at) => {
      this.rustle(at, { pitch: 2600, to: 1200, lasts: 0.07, loud: 0.5 });
      this.tone(at + 0.02, { pitch: 150, to: 90, lasts: 0.07, loud: 0.35 });
    },
    coin: (at) => {
      for (const [after, pitch] of [
        [0, 3950],
        [0.05, 5300],
      ] as const) {
        this.tone(at + after, { pitch, lasts: 0.28, loud: 0.1 });
        this.tone(at + after, { pitch: pitch * 1.48, lasts: 0.16, loud: 0.05 });
      }
    },
    dice: (at) => {
      for (const [after, pitch] of [
        [0, 1900],
        [0.06, 2400],
        [0.1, 1700],
        [0.17, 2200],
        [0.2, 1500],
        [0.29, 1800],
      ] as const) {
        this.rustle(at + after, { pitch, lasts: 0.035, loud: 0.8, sharp: 4 });
        this.tone(at + after, { pitch: pitch / 6, lasts: 0.04, loud: 0.2 });
      }
    },
    shuffle: (at) => {
      for (let i = 0; i < 9; i++) this.rustle(at + i * 0.035, { pitch: 2200 + i * 140, lasts: 0.04, loud: 0.35 });
    },
    reveal: (at) => {
      this.rustle(at, { pitch: 700, to: 3600, lasts: 0.22, loud: 0.35 });
      this.rustle(at + 0.2, { pitch: 2600, to: 1200, lasts: 0.06, loud: 0.5 });
    },
    fall: (at) => {
      this.tone(at, { pitch: 130, to: 45, lasts: 0.35, loud: 0.7 });
      this.rustle(at, { pitch: 500, to: 200, lasts: 0.2, loud: 0.5 });
    },
    claim: (at) => this.horns(at, [392, 523.25, 659.25], 0.11, 0.4),
    hill: (at) => {
      this.tone(at, { pitch: 120, to: 50, lasts: 0.3, loud: 0.7 });
      this.horns(at + 0.08, [293.66, 440], 0.16, 0.45);
    },
    turn: (at) => {
      for (const [after, pitch] of [
        [0, 587.33],
        [0.13, 880],
      ] as const) {
        this.tone(at + after, { pitch, lasts: 0.5, loud: 0.22 });
        this.tone(at + after, { pitch: pitch * 2.01, lasts: 0.25, loud: 0.07 });
      }
    },
    chapter: (at) => {
      this.rustle(at, { pitch: 1900, lasts: 0.05, loud: 0.3 });
      this.tone(at, { pitch: 740, lasts: 0.14, loud: 0.14, shape: "triangle" });
    },
    win: (at) => {
      this.horns(at, [392, 523.25, 659.25, 783.99], 0.14, 0.22);
      for (const pitch of [523.25, 659.25, 1046.5]) this.horns(at + 0.62, [pitch], 0, 1.1);
    },
    lose: (at) => this.horns(at, [392, 311.13, 261.63], 0.24, 0.4),
  };

  /** Horns, one after another. */
  private horns(at: number, pitches: readonly number[], apart: number, lasts: number): void {
    pitches.forEach((pitch, i) => {
      const start = at + i * apart;
      const { context } = this;
      const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 500, Q: 1 });
      filter.frequency.setValueAtTime(500, start);
      filter.frequency.linearRampToValueAtTime(pitch * 4, start + 0.06);
      filter.frequency.exponentialRampToValueAtTime(500, start + lasts);
      const gain = this.swell(start, 0.16, lasts, 0.03);
      filter.connect(gain);
      for (const detune of [-5, 5]) {
        const horn = new OscillatorNode(context, { type: "sawtooth", frequency: pitch, detune });
        horn.connect(filter);
        horn.start(start);
        horn.stop(start + lasts);
      }
    });
  }

  private tone(at: number, { pitch, to, lasts, loud, shape = "sine" }: Tone): void {
    const tone = new OscillatorNode(this.context, { type: shape, frequency: pitch });
    tone.frequency.setValueAtTime(pitch, at);
    if (to) tone.frequency.exponentialRampToValueAtTime(to, at + lasts);
    tone.connect(this.swell(at, loud, lasts, 0.004));
    tone.start(at);
    tone.stop(at + lasts);
  }

  private rustle(at: number, { pitch, to, lasts, loud, sharp = 1.2 }: Rustle): void {
    const noise = new AudioBufferSourceNode(this.context, { buffer: this.noise, loop: true });
    const filter = new BiquadFilterNode(this.context, { type: "bandpass", frequency: pitch, Q: sharp });
    filter.frequency.setValueAtTime(pitch, at);
    if (to) filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
    noise.connect(filter).connect(this.swell(at, loud, lasts, 0.003));
    noise.start(at, Math.random() * 0.5);
    noise.stop(at + lasts);
  }

  /** Quickly loud, slowly silent. */
  private swell(at: number, loud: number, lasts: number, rise: number): GainNode {
    const gain = new GainNode(this.context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    gain.connect(this.out);
    return gain;
  }
}
